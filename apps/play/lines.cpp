#include "apps/play/lines.hpp"

#include <array>
#include <cerrno>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace croupier::apps {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void on_interrupt(int) { interrupted = 1; }

}  // namespace

Lines::Lines() {
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupt, &usual_mask_);
    interrupted = 0;
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &usual_action_);
}

Lines::~Lines() {
    sigaction(SIGINT, &usual_action_, nullptr);
    sigprocmask(SIG_SETMASK, &usual_mask_, nullptr);
}

Lines::Read Lines::next(std::string& line) {
    while (true) {
        if (take_line(line)) {
            if (!overlong_ && line.size() <= typed_bytes_max) return Read::line;
            overlong_ = false;
            return Read::too_long;
        }
        if (pending_.size() > typed_bytes_max) {
            overlong_ = true;
            pending_.clear();
        }
        if (ended_) return Read::end;
        switch (fill()) {
            case Filled::some: break;
            case Filled::end: ended_ = true; break;
            case Filled::interrupted: return Read::interrupted;
        }
    }
}

bool Lines::take_line(std::string& line) {
    const std::size_t end = pending_.find('\n');
    if (end == std::string::npos) {
        if (!ended_ || (pending_.empty() && !overlong_)) return false;
        line = std::exchange(pending_, {});
        return true;
    }
    line = pending_.substr(0, end);
    if (line.ends_with('\r')) line.pop_back();
    pending_.erase(0, end + 1);
    return true;
}

// The interrupt is let through only while waiting, so that none is missed between two waits.
Lines::Filled Lines::fill() {
    sigset_t open = usual_mask_;
    sigdelset(&open, SIGINT);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (ppoll(&input, 1, nullptr, &open) < 0) {
        if (interrupted != 0) return Filled::interrupted;
        return errno == EINTR ? Filled::some : Filled::end;
    }
    std::array<char, 4096> bytes{};
    const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return Filled::some;
    if (count <= 0) return Filled::end;
    pending_.append(bytes.data(), static_cast<std::size_t>(count));
    return Filled::some;
}

}  // namespace croupier::apps
