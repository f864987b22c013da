import Foundation

extension TreeFigures {
    /// Figures for `--json`.
    var json: [String: Any] {
        [
            "build_1000_ms": buildMilliseconds, "leaf_update_us": leafUpdateMicroseconds,
            "root_update_us": rootUpdateMicroseconds, "whole_update_us": wholeUpdateMicroseconds,
            "animatable_us": animatableMicroseconds,
            "allocations_per_frame": allocationsPerFrame,
        ]
    }

    var table: String {
        TextTable(rows: [
            ["first build of 1,000 views", String(format: "%.1f", buildMilliseconds), "ms"],
            ["a change of one view's state", String(format: "%.1f", leafUpdateMicroseconds), "µs"],
            ["a change of one by a state three bodies above", String(format: "%.1f", rootUpdateMicroseconds), "µs"],
            ["a change of all by such a state", String(format: "%.1f", wholeUpdateMicroseconds), "µs"],
            ["an Animatable modifier, one frame", String(format: "%.2f", animatableMicroseconds), "µs"],
            ["allocations a frame, 100 effects", String(format: "%.1f", allocationsPerFrame), ""],
        ]).text
    }

    /// Table for docs/performance.md.
    var markdown: String {
        func whole(_ value: Double, _ unit: String) -> String { String(format: "%.0f \(unit)", value) }
        let lines = [
            ("first build of 1,000 views", whole(buildMilliseconds, "ms")),
            ("a change of one of them by its own state", whole(leafUpdateMicroseconds, "µs")),
            ("a change of one by a state three bodies above", whole(rootUpdateMicroseconds, "µs")),
            ("a change of all 1,000 by such a state", String(format: "%.1f ms", wholeUpdateMicroseconds / 1_000)),
            ("one re-evaluation of an `Animatable` modifier", String(format: "%.2f µs", animatableMicroseconds)),
            ("allocations in a frame of 100 running effects", String(format: "%.0f", allocationsPerFrame)),
        ]
        return (["| | |", "|---|--:|"] + lines.map { "| \($0.0) | \($0.1) |" }).joined(separator: "\n")
    }
}
