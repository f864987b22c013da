import Lilt
import SwiftUI

/// Values that the animator returns for a specimen over time; nothing is recomputed here.
struct CurveRecording: Sendable {
    struct Sample: Sendable {
        /// Time in seconds.
        let time: Double
        /// Value; 1 is the whole distance, which is the target of most first changes.
        let value: Double
        /// Rate of change per second: the slope between the two neighbouring samples.
        var velocity = 0.0
        /// True if the value jumped here from the previous sample.
        var isJump = false
    }

    let samples: [Sample]
    /// Time in seconds at which all animations have ended; nil if one never does.
    let end: Double?
    /// Length of the plot, in seconds.
    let duration: Double

    /// Sampling rate. Springs are stepped 300 times a second (S8.4), so more samples would show nothing new.
    static let samplesPerSecond = 300.0
    /// Distance in points for a value of 1. A spring's rest is judged by absolute thresholds (S8.6): over a distance of
    /// 1 it would end too early.
    static let way = 100.0
    /// Recorded time in seconds; an animation still running then counts as endless.
    private static let longest = 3.0
    /// Plotted time of endless animations, in seconds.
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

    /// Smallest round length that contains `end` with 4 % room.
    private static func duration(showing end: Double) -> Double {
        [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5].first { $0 >= end * 1.04 } ?? longest
    }

    /// Speed above which a change counts as a jump, in whole distances per second.
    private static let fastest = 100.0

    /// Marks jumps. At the end of each pass of a repeat the animator shows the end value for one more frame (S9.4):
    /// that sample is removed, since the value would seem to pause before each jump.
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

    /// Computes velocities; slopes do not span jumps.
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
