import Foundation

/// Times of the view graph, without pixels, in a process that has made the same updates before.
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
                    return tree.buildMicroseconds / 1_000
                },
                { mean(trees[0].leafUpdates(50)) },
                { mean(MeasuredTree.wall().rootUpdates(9)) },
                { mean(trees[0].rootUpdates(9)) },
                {
                    let frames = MeasuredTree.turners(100).animatableFrames(30)
                    return frames.microseconds.reduce(0, +) / Double(max(1, frames.evaluations))
                },
                { MeasuredTree(cellCount: 100).allocationsPerFrame() },
            ])
        return TreeFigures(
            buildMilliseconds: medians[0], leafUpdateMicroseconds: medians[1], rootUpdateMicroseconds: medians[2],
            wholeUpdateMicroseconds: medians[3], animatableMicroseconds: medians[4], allocationsPerFrame: medians[5])
    }

    private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(1, values.count)) }
}
