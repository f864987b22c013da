import Foundation
import Lilt

/// Cost of the animation core, without views, layers or pixels.
struct CoreFigures {
    /// One frame of one `Double` spring: the five steps of a 60th of a second.
    var springNanoseconds: Double
    /// One sample of a timing curve.
    var curveNanoseconds: Double
    /// One frame of one value on a timing curve: the sample, and the work of its animator. Shown in the table only.
    var animatedCurveNanoseconds: Double
    /// One frame of one spring among 416 in a batch.
    var batchedSpringNanoseconds: Double
    /// One frame of 104 cards with four springs each.
    var cardsMicroseconds: Double
    /// Number of allocations during all loops.
    var allocations: Int

    /// Medians of interleaved rounds, minus the cost of an empty loop.
    static func measured(rounds: Int = 41) -> CoreFigures {
        var allocations: UInt64 = 0
        func run(_ measurement: () -> Stopwatch, per count: Int) -> Double {
            let watch = measurement()
            allocations += watch.allocations
            return watch.nanoseconds / Double(count)
        }
        let values = CoreLoops.frames * CoreLoops.values
        let medians = Rounds.medians(
            of: rounds,
            [
                { run(CoreLoops.nothing, per: values) },
                { run({ CoreLoops.animators(.spring(duration: 1)) }, per: values) },
                { run({ CoreLoops.animators(.easeInOut(duration: 1)) }, per: values) },
                { run(CoreLoops.curves, per: values) },
                { run(CoreLoops.lanes, per: values) },
                { run(CoreLoops.cards, per: CoreLoops.frames) },
            ])
        let loop = medians[0]
        return CoreFigures(
            springNanoseconds: max(medians[1] - loop, 0), curveNanoseconds: max(medians[3] - loop, 0),
            animatedCurveNanoseconds: max(medians[2] - loop, 0),
            batchedSpringNanoseconds: max(medians[4] - loop, 0),
            cardsMicroseconds: max(medians[5] - loop * Double(CoreLoops.cardCount), 0) / 1000,
            allocations: Int(allocations))
    }
}

extension CoreFigures {
    /// Figures for `--json`, rounded to hundredths.
    var json: [String: Any] {
        func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        return [
            "spring_ns": hundredths(springNanoseconds), "curve_ns": hundredths(curveNanoseconds),
            "batched_spring_ns": hundredths(batchedSpringNanoseconds),
            "cards_104x4_us": hundredths(cardsMicroseconds), "allocations": allocations,
        ]
    }

    /// Table with one figure per line.
    var table: String {
        TextTable(rows: [
            ["a spring, one frame", String(format: "%.1f", springNanoseconds), "ns"],
            ["a timing curve, one sample", String(format: "%.1f", curveNanoseconds), "ns"],
            ["a value on a timing curve, one frame", String(format: "%.1f", animatedCurveNanoseconds), "ns"],
            ["a spring of many together", String(format: "%.1f", batchedSpringNanoseconds), "ns"],
            ["104 cards with 4 springs each", String(format: "%.1f", cardsMicroseconds), "µs"],
            ["allocations while running", "\(allocations)", ""],
        ]).text
    }
}
