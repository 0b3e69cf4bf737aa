# Toolchain: WebAssembly for a browser or any host of WASI, by Debian's clang 14 and its packages
# wasi-libc, libc++-14-dev-wasm32, libc++abi-14-dev-wasm32, libclang-rt-14-dev-wasm32 and lld-14.
set(CMAKE_SYSTEM_NAME Generic)  # CMake 3.25 has no name for WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-14)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-14)
set(CMAKE_RANLIB llvm-ranlib-14)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)

# Its C++ library has no exceptions. Whoever counts on one learns it from the compiler.
set(CMAKE_CXX_FLAGS_INIT -fno-exceptions)

# The linker gives 64 KiB for the stack unless told otherwise, and puts it where an overflow would run
# into the data unseen. The names of functions would be ten times as long as the program.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576,--stack-first,--strip-all")
