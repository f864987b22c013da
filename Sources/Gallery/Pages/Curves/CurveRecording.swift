import Lilt
import SwiftUI

/// What the animator shows for a specimen: nothing here is computed again, everything is asked.
struct CurveRecording: Sendable {
    struct Sample: Sendable {
        /// In seconds.
        let time: Double
        /// In ways: the target of the first change is mostly 1.
        let value: Double
        /// Of the value, in ways per second: the slope between the two samples beside this one.
        var velocity = 0.0
        /// Whether the value did not come here from the last sample on any way, but was simply here.
        var isJump = false
    }

    let samples: [Sample]
    /// When everything was over, in seconds; nil if it never is.
    let end: Double?
    /// How long the plot is, in seconds.
    let duration: Double

    /// Springs are stepped 300 times a second (S8.4): between two steps there is nothing to see.
    static let samplesPerSecond = 300.0
    /// The way in points. A spring's rest is judged in absolute numbers (S8.6), so a way of 1 would end too early.
    static let way = 100.0
    /// For so long it is watched, in seconds; what has not ended by then never does.
    private static let longest = 3.0
    /// Of what never ends so much is shown, in seconds.
    private static let shownOfEndless = 2.0

    init(_ specimen: CurveSpecimen) {
        var sampler = AnimationSampler(0.0)
        var changes = specimen.changes[...]
        var samples: [Sample] = []
        var end: Double?
        for step in 0...Int(Self.longest * Self.samplesPerSecond) {
            let time = Double(step) / Self.samplesPerSecond
            while let change = changes.first, change.time <= time + 0.5 / Self.samplesPerSecond {
                sampler.set(change.target * Self.way, animation: change.animation)
                changes.removeFirst()
            }
            samples.append(Sample(time: time, value: sampler.value(at: time) / Self.way))
            if changes.isEmpty && !sampler.isRunning { end = end ?? time }
        }
        let duration = end.map(Self.duration(showing:)) ?? Self.shownOfEndless
        samples.removeLast(samples.count - 1 - Int((duration * Self.samplesPerSecond).rounded()))
        Self.markJumps(&samples)
        Self.differentiate(&samples)
        self.samples = samples
        self.end = end
        self.duration = duration
    }

    /// A round length in which `end` lies with a little room behind it.
    private static func duration(showing end: Double) -> Double {
        [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5].first { $0 >= end * 1.04 } ?? longest
    }

    /// Faster than this, in ways per second, nothing moves: it jumps.
    private static let fastest = 100.0

    /// Finds the jumps. The frame that finds a pass of a repeat over shows its end once more (S9.4): that one is left
    /// out, or the value would seem to stop before each jump.
    private static func markJumps(_ samples: inout [Sample]) {
        for index in samples.indices.dropFirst() {
            let way = samples[index].value - samples[index - 1].value
            samples[index].isJump = abs(way) * samplesPerSecond > fastest
        }
        for index in samples.indices.dropFirst(2).reversed()
        where samples[index].isJump && samples[index - 1].value == samples[index - 2].value {
            samples.remove(at: index - 1)
        }
    }

    /// Fills in velocities; a slope never reaches over a jump.
    private static func differentiate(_ samples: inout [Sample]) {
        for index in samples.indices {
            let isFirst = index == 0 || samples[index].isJump
            let isLast = index == samples.count - 1 || samples[index + 1].isJump
            let before = samples[isFirst ? index : index - 1]
            let after = samples[isLast ? index : index + 1]
            if before.time < after.time {
                samples[index].velocity = (after.value - before.value) / (after.time - before.time)
            }
        }
    }
}
