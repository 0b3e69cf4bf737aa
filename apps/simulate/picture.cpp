// How sessions go, as a picture: the percentiles of a player's result over the rounds.
#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "apps/simulate/report.hpp"
#include "sim/sessions.hpp"

namespace croupier::apps {
namespace {

constexpr double width = 860;
constexpr double height = 500;
constexpr double left = 80;
constexpr double top = 64;
constexpr double right = 60;
constexpr double bottom = 56;

// A round number near a sixth of this, for the lines of an axis: 1, 2 or 5 with noughts.
double step_for(double most) {
    const double rough = most / 6;
    const double ten = std::pow(10, std::floor(std::log10(rough)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * ten >= rough) return step * ten;
    }
    return 10 * ten;
}

class Picture {
public:
    Picture(const SimulationReport& report, const sim::Sessions& sessions)
        : r_(report), s_(sessions) {
        for (const auto& point : s_.points) {
            for (const double net : point.net) {
                highest_ = std::max(highest_, net * r_.stake);
                lowest_ = std::min(lowest_, net * r_.stake);
            }
        }
    }

    [[nodiscard]] std::string draw() {
        svg_ += fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" "
            "font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\">\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
            width, height);
        text(left, 24, "start", 16,
             fmt::format("{}: sessions of {} rounds", r_.name.game, r_.session));
        text(left, 44, "start", 12,
             fmt::format(
                 "net result in dollars at ${:g} a unit on {}; ahead at the end {:.1f} %, "
                 "ruined with {} units {:.2f} %",
                 r_.stake,
                 r_.name.boxes == 1 ? "one box" : fmt::format("each of {} boxes", r_.name.boxes),
                 100 * s_.ahead, r_.bankroll, 100 * s_.ruin));
        bands();
        axes();
        curves();
        return svg_ + "</svg>\n";
    }

private:
    static constexpr std::size_t curves_count = sim::session_percentiles.size();

    [[nodiscard]] double x(double rounds) const {
        return left + (width - left - right) * rounds / r_.session;
    }
    [[nodiscard]] double y(double dollars) const {
        return top + (height - top - bottom) * (highest_ - dollars) / (highest_ - lowest_);
    }
    void text(double at_x, double at_y, std::string_view anchor, int size, std::string_view says) {
        svg_ += fmt::format(
            "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-size=\"{}\">{}</text>\n", at_x,
            at_y, anchor, size, says);
    }
    void line(double x1, double y1, double x2, double y2, std::string_view colour) {
        svg_ += fmt::format(
            "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"/>\n", x1,
            y1, x2, y2, colour);
    }
    [[nodiscard]] std::string places(std::size_t curve) const {
        std::string all;
        for (const auto& point : s_.points) {
            all += fmt::format("{:.1f},{:.1f} ", x(point.rounds), y(point.net[curve] * r_.stake));
        }
        return all;
    }

    // Between the outermost percentiles, and inwards, each darker than the last.
    void bands() {
        for (std::size_t i = 0; i < curves_count / 2; ++i) {
            std::string back;
            for (auto point = s_.points.rbegin(); point != s_.points.rend(); ++point) {
                back += fmt::format("{:.1f},{:.1f} ", x(point->rounds),
                                    y(point->net[curves_count - 1 - i] * r_.stake));
            }
            svg_ += fmt::format("<polygon points=\"{}{}\" fill=\"#36c\" fill-opacity=\"0.12\"/>\n",
                                places(i), back);
        }
    }

    void axes() {
        const double step = step_for(highest_ - lowest_);
        for (double net = std::ceil(lowest_ / step) * step; net <= highest_; net += step) {
            const bool zero = std::abs(net) < step / 2;
            line(left, y(net), width - right, y(net), zero ? "#666" : "#ddd");
            text(left - 8, y(net) + 4, "end", 12, fmt::format("{:g}", zero ? 0.0 : net));
        }
        const double rounds = step_for(r_.session);
        for (double at = 0; at <= r_.session; at += rounds) {
            line(x(at), height - bottom, x(at), height - bottom + 5, "#666");
            text(x(at), height - bottom + 20, "middle", 12, fmt::format("{:g}", at));
        }
        text((left + width - right) / 2, height - 14, "middle", 12, "rounds");
    }

    void curves() {
        for (std::size_t i = 0; i < curves_count; ++i) {
            const bool middle = i == curves_count / 2;
            svg_ += fmt::format(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>\n",
                places(i), middle ? "#a00" : "#36c", middle ? 2 : 1);
            text(width - right + 6, y(s_.points.back().net[i] * r_.stake) + 4, "start", 11,
                 fmt::format("{:g} %", 100 * sim::session_percentiles[i]));
        }
    }

    const SimulationReport& r_;
    const sim::Sessions& s_;
    double highest_{1};
    double lowest_{-1};
    std::string svg_{};
};

}  // namespace

std::string svg_of(const SimulationReport& report) {
    const auto [nets, unit] = round_results(report);
    const sim::Sessions sessions = sim::sessions(*nets, unit, report.session, report.bankroll);
    return Picture(report, sessions).draw();
}

}  // namespace croupier::apps
