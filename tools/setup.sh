# Sourced by ./run and ./test: what they need from the machine. Expects $root, the top of the tree.

packages_to_run=(g++ cmake ninja-build pkgconf
    libfmt-dev nlohmann-json3-dev libcli11-dev libsodium-dev libhwy-dev libedit-dev)
packages_to_test=("${packages_to_run[@]}" python3 ccache
    clang clang-format-14 clang-tidy-14 libclang-rt-14-dev llvm-14 libclang-14-dev llvm-14-dev
    libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev libopenmpi-dev openmpi-bin)
# For ./test --full on top of these: clang's WebAssembly, and a host to run it in.
packages_for_wasm=(lld-14 wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32
    libclang-rt-14-dev-wasm32 nodejs)

# Speaks to the person, never on standard output.
say() { printf 'croupier: %s\n' "$*" >&2; }

# Says what failed, shows the end of the log, and ends with status 3: the world failed, not the call.
give_up() {
    local log=$1
    shift
    say "$*; the end of $log:"
    tail -n 40 "$log" >&2
    exit 3
}

# install_missing PACKAGE...: installs those of the Debian packages that are not there yet.
install_missing() {
    local log=$root/build/install.log present missing=() package as_root=()
    if ! command -v dpkg-query >/dev/null; then
        say "not a Debian machine: make sure that you have what these packages hold: $*"
        return
    fi
    # Only a query of local files: a few milliseconds. It fails where one of them was never there.
    present=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qxF -- "$package installed" <<<"$present" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            say "these Debian packages are missing: ${missing[*]}"
            say "they need root to install, and there is no sudo here; as root, run:"
            say "    apt-get install ${missing[*]}"
            exit 3
        fi
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    mkdir -p "$root/build"
    # An update that fails may still leave package lists good enough to install from.
    "${as_root[@]}" apt-get -q update </dev/null >"$log" 2>&1 || true
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -y --no-install-recommends install "${missing[@]}" </dev/null >>"$log" 2>&1 ||
        give_up "$log" "could not install ${missing[*]}"
}
