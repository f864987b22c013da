import Foundation

/// Cost of the view graph, without pixels.
struct TreeFigures {
    /// First build and layout of 1,000 views with one state, one text and six modifiers each.
    var buildMilliseconds: Double
    /// Change of one view's own state, up to its layer's model value.
    var leafUpdateMicroseconds: Double
    /// Change of one view by a state three bodies above it.
    var rootUpdateMicroseconds: Double
    /// Change of all views by a state three bodies above them.
    var wholeUpdateMicroseconds: Double
    /// One evaluation of an `Animatable` modifier.
    var animatableMicroseconds: Double
    /// Allocations per frame while a hundred built-in effects run.
    var allocationsPerFrame: Double

    @MainActor static func measured(rounds: Int = 9) -> TreeFigures {
        var trees: [MeasuredTree] = []
        let medians = Rounds.medians(
            of: rounds,
            [
                {
                    let tree = MeasuredTree(cellCount: 1_000)
                    trees = [tree]
                    return tree.buildMilliseconds
                },
                { trees[0].leafUpdateMicroseconds() },
                { MeasuredTree.wall().rootUpdateMicroseconds() },
                { trees[0].rootUpdateMicroseconds() },
                { MeasuredTree.turners(100).animatableMicroseconds() },
                { MeasuredTree(cellCount: 100).allocationsPerFrame() },
            ])
        return TreeFigures(
            buildMilliseconds: medians[0], leafUpdateMicroseconds: medians[1], rootUpdateMicroseconds: medians[2],
            wholeUpdateMicroseconds: medians[3], animatableMicroseconds: medians[4], allocationsPerFrame: medians[5])
    }

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
}
