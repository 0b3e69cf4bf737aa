// Several processes as one: under `mpirun`, where the program was built with MPI; alone otherwise.
#pragma once

#include <string>
#include <vector>

namespace croupier::sim {

class Ranks {
public:
    // Joins the others, if there are any. MPI is not touched where nobody has started it.
    Ranks();
    ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    [[nodiscard]] int rank() const { return rank_; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool is_first() const { return rank_ == 0; }

    // Brings the texts of all ranks to the first, in their order. The others get nothing.
    [[nodiscard]] std::vector<std::string> gather(const std::string& own) const;
    // The text of the first, to all.
    [[nodiscard]] std::string share(std::string text) const;

private:
    int rank_{0};
    int size_{1};
    [[maybe_unused]] bool joined_{false};  // without MPI nobody asks
};

}  // namespace croupier::sim
