package import Foundation

/// Program time: seconds since the first frame was meant to be seen.
struct ProgramClock {
    /// Monotonic time of program time 0; nil before the first frame.
    private(set) var origin: Double?

    /// Returns the program time of a frame that is seen at a monotonic time. The first frame's time becomes the origin.
    mutating func frame(seenAt time: Double) -> Double {
        let origin = origin ?? time
        self.origin = origin
        return time - origin
    }

    /// Seconds by which two readings of the origin's date may differ while the machine's clock was not set.
    private static let wallClockTolerance = 0.02
    private var knownStartDate: Date?

    /// Date of the origin, which is that by the machine's clock as it is now (`found`), or one that was returned before
    /// and differs little.
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

    /// Program time of an input event's 32-bit milliseconds.
    ///
    /// Their base is undefined, and in practice the monotonic clock. A stamp that is not within ten seconds of `now`
    /// is on some other clock, and `now` is the better answer.
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
