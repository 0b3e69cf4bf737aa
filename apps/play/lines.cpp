#include "apps/play/lines.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

#include <poll.h>
#include <unistd.h>

#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

volatile std::sig_atomic_t interrupted = 0;
volatile std::sig_atomic_t resumed = 0;

void on_interrupt(int) { interrupted = 1; }
void on_resume(int) { resumed = 1; }

// Whether a signal has come since this was asked last.
bool is_set(volatile std::sig_atomic_t& flag) {
    const bool set = flag != 0;
    flag = 0;
    return set;
}

// Waits until there is something to read. The interrupt is let through only here, so that none is
// missed between two waits.
enum class Waited : std::uint8_t { readable, woken, by_signal, failed };

Waited wait_for_input() {
    sigset_t open;
    sigprocmask(SIG_BLOCK, nullptr, &open);
    sigdelset(&open, SIGINT);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (ppoll(&input, 1, nullptr, &open) >= 0) return Waited::readable;
    if (is_set(interrupted)) return Waited::by_signal;
    return errno == EINTR ? Waited::woken : Waited::failed;
}

// One byte for the editor.
int next_key() {
    while (true) {
        switch (wait_for_input()) {
            case Waited::readable: break;
            case Waited::by_signal: return LineEditor::interrupt;
            case Waited::failed: return LineEditor::no_more;
            case Waited::woken:
                if (is_set(resumed)) return LineEditor::resumed;
                continue;
        }
        unsigned char byte = 0;
        const ssize_t count = read(STDIN_FILENO, &byte, 1);
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        return count <= 0 ? LineEditor::no_more : byte;
    }
}

}  // namespace

Lines::Lines(std::string_view history) : has_terminal_(isatty(STDIN_FILENO) != 0) {
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupt, &usual_mask_);
    interrupted = 0;
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &usual_action_);
    action.sa_handler = on_resume;
    sigaction(SIGCONT, &action, &usual_resume_);
    if (!can_edit_lines()) return;
    editor_.emplace(history_file(history));
    editor_->listen(next_key);
}

Lines::~Lines() {
    editor_.reset();
    sigaction(SIGCONT, &usual_resume_, nullptr);
    sigaction(SIGINT, &usual_action_, nullptr);
    sigprocmask(SIG_SETMASK, &usual_mask_, nullptr);
}

Lines::Read Lines::next(std::string& line, std::string_view prompt) {
    if (has_terminal_ && !editor_) print_text(prompt);
    std::fflush(stdout);
    return editor_ ? edited(line, prompt) : plain(line);
}

Lines::Read Lines::edited(std::string& line, std::string_view prompt) {
    while (true) {
        switch (editor_->next(line, prompt)) {
            case LineEditor::Read::line:
                was_interrupted_ = false;
                return line.size() <= typed_bytes_max ? Read::line : Read::too_long;
            case LineEditor::Read::end: return Read::end;
            case LineEditor::Read::interrupted: break;
        }
        if (std::exchange(was_interrupted_, !editor_->was_typing()) && was_interrupted_) {
            return Read::interrupted;
        }
        print_text(was_interrupted_ ? "\n  `quit` or Ctrl-D leaves; so does Ctrl-C, once more.\n"
                                    : "\n");
        std::fflush(stdout);
    }
}

Lines::Read Lines::plain(std::string& line) {
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

Lines::Filled Lines::fill() {
    switch (wait_for_input()) {
        case Waited::readable: break;
        case Waited::woken: return Filled::some;
        case Waited::by_signal: return Filled::interrupted;
        case Waited::failed: return Filled::end;
    }
    std::array<char, 4096> bytes{};
    const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return Filled::some;
    if (count <= 0) return Filled::end;
    pending_.append(bytes.data(), static_cast<std::size_t>(count));
    return Filled::some;
}

}  // namespace croupier::apps
