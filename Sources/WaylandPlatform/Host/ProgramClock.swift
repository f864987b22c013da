package import Foundation

/// Program time: seconds since the predicted presentation of the first frame.
struct ProgramClock {
    /// Monotonic time of program time 0; nil before the first frame.
    private(set) var origin: Double?

    /// Returns the program time of a frame that is seen at monotonic time `time`. The time of the first frame becomes
    /// the origin.
    mutating func frame(seenAt time: Double) -> Double {
        let origin = origin ?? time
        self.origin = origin
        return time - origin
    }

    /// Largest difference, in seconds, of two readings of the origin's date that is not a change of the machine's
    /// clock.
    private static let wallClockTolerance = 0.02
    private var knownStartDate: Date?

    /// Date of the origin: the date returned before, if it differs from `found` by less than the tolerance; else
    /// `found`, the date by the machine's clock now.
    mutating func startDate(_ found: Date) -> Date {
        if origin != nil, let known = knownStartDate,
            abs(found.timeIntervalSince(known)) < Self.wallClockTolerance
        {
            return known
        }
        if origin != nil { knownStartDate = found }
        return found
    }

    /// Program time of a monotonic time, both in seconds; 0 before the first frame.
    func seconds(at time: Double) -> Double { origin.map { time - $0 } ?? 0 }

    /// Program time of an input event's time stamp, 32 bits of milliseconds.
    ///
    /// The protocol leaves the base undefined; in practice it is the monotonic clock. A stamp that is not within ten
    /// seconds of `now` is of another clock, and `now` is used instead.
    func seconds(ofEventStamp stamp: UInt32, now: Double) -> Double {
        let milliseconds = (now * 1000).rounded(.down)
        let age = Int32(bitPattern: UInt32(truncatingIfNeeded: Int64(milliseconds)) &- stamp)
        guard (-10_000...10_000).contains(age) else { return seconds(at: now) }
        return seconds(at: min(now, (milliseconds - Double(age)) / 1000))
    }
}

extension WaylandHost {
    /// Converts a presentation time in seconds from the compositor's clock to the monotonic one.
    func monotonic(_ seconds: Double) -> Double {
        let monotonicClock: Int32 = 1
        let clock = globals.presentationClock
        guard clock != monotonicClock else { return seconds }
        return seconds + system.now() - SystemServices.seconds(on: clock)
    }

    /// Program time now.
    var programTime: Double { clock.seconds(at: system.now()) }

    /// Date of program time 0. It changes only when the machine's clock is set, or the machine has slept, so that dates
    /// of frames are as far apart as the frames.
    package var startDate: Date {
        let found = system.date().addingTimeInterval(-programTime)
        return clock.startDate(found)
    }
}
