#include "sim/ranks.hpp"

#ifdef CROUPIER_MPI

#include <cstdlib>

#include <mpi.h>

namespace croupier::sim {
namespace {

// Set for every process that `mpirun` starts, by Open MPI and by others.
bool started_by_mpirun() {
    return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMI_SIZE") != nullptr;
}

}  // namespace

Ranks::Ranks() {
    if (!started_by_mpirun()) return;
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    joined_ = true;
}

Ranks::~Ranks() {
    if (joined_) MPI_Finalize();
}

std::vector<std::string> Ranks::gather(const std::string& own) const {
    if (!joined_) return {own};
    const int length = static_cast<int>(own.size());
    const auto ranks = static_cast<std::size_t>(is_first() ? size_ : 0);
    std::vector<int> lengths(ranks);
    MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> begins(ranks);
    int all = 0;
    for (std::size_t i = 0; i < ranks; ++i) {
        begins[i] = all;
        all += lengths[i];
    }
    std::string together(static_cast<std::size_t>(all), ' ');
    MPI_Gatherv(own.data(), length, MPI_CHAR, together.data(), lengths.data(), begins.data(),
                MPI_CHAR, 0, MPI_COMM_WORLD);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < ranks; ++i) {
        texts.push_back(together.substr(static_cast<std::size_t>(begins[i]),
                                        static_cast<std::size_t>(lengths[i])));
    }
    return texts;
}

std::string Ranks::share(std::string text) const {
    if (!joined_) return text;
    int length = static_cast<int>(text.size());
    MPI_Bcast(&length, 1, MPI_INT, 0, MPI_COMM_WORLD);
    text.resize(static_cast<std::size_t>(length));
    MPI_Bcast(text.data(), length, MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

}  // namespace croupier::sim

#else

namespace croupier::sim {

Ranks::Ranks() = default;
Ranks::~Ranks() = default;

std::vector<std::string> Ranks::gather(const std::string& own) const { return {own}; }
std::string Ranks::share(std::string text) const { return text; }

}  // namespace croupier::sim

#endif
