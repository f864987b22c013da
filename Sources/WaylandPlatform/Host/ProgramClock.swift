package import Foundation

/// Program time: seconds since the first frame was meant to be seen.
struct ProgramClock {
    /// Monotonic time of program time 0; nil before the first frame.
    private(set) var origin: Double?

    /// The first frame of the program makes its own time the origin.
    mutating func frame(seenAt time: Double) -> Double {
        let origin = origin ?? time
        self.origin = origin
        return time - origin
    }

    /// What the clock on the wall says of the origin's date may differ by so many seconds from one reading to the next.
    private static let wallClockTolerance = 0.02
    private var knownStartDate: Date?

    /// The date of the origin, of which the clock on the wall says now that it is `found`.
    mutating func startDate(_ found: Date) -> Date {
        if origin != nil, let known = knownStartDate,
            abs(found.timeIntervalSince(known)) < Self.wallClockTolerance
        {
            return known
        }
        if origin != nil { knownStartDate = found }
        return found
    }

    /// Program time of a moment, 0 before the first frame.
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
    /// A presentation time on the monotonic clock, if the compositor's is another.
    func monotonic(_ seconds: Double) -> Double {
        let monotonicClock: Int32 = 1
        let clock = globals.presentationClock
        guard clock != monotonicClock else { return seconds }
        return seconds + system.now() - SystemServices.seconds(on: clock)
    }

    /// Program time now.
    var programTime: Double { clock.seconds(at: system.now()) }

    /// The date of program time 0. It stays what it was unless the clock on the wall was set, or the machine slept: dates
    /// of frames are as far apart as the frames.
    package var startDate: Date {
        let found = system.date().addingTimeInterval(-programTime)
        return clock.startDate(found)
    }
}
