import Foundation

/// At which program time the timers of the process are due, though they run on real time.
///
/// A timer that was set in a frame for one second later is due one second of program time after that frame. What can
/// be seen of it is only when it will expire in real time, some milliseconds after it was set; the length it was set
/// for is therefore known within the real time that the frame took. Of the lengths that fit, the roundest is taken,
/// as programs write round numbers: so the same frame gets it on a slow machine and on a fast one.
struct TimerSchedule {
    /// A timer and its time.
    struct Due: Equatable {
        let descriptor: Int32
        /// When it goes off in real time, in nanoseconds.
        let expiry: UInt64
        /// In seconds.
        let programTime: Double

        /// Whether that is the timer as it was seen before: reading when it goes off is exact to a millisecond or two.
        func isSame(_ armed: ArmedTimer) -> Bool {
            let difference = armed.expiry > expiry ? armed.expiry - expiry : expiry - armed.expiry
            return armed.descriptor == descriptor && difference < 2_000_000
        }
    }

    /// A moment of which both times are known.
    private struct Moment {
        let real: UInt64
        let program: Double
    }

    private var known: [Due] = []
    /// Whatever is seen for the first time was set after this moment.
    private var base = Moment(real: RealTime.now(), program: 0)

    /// The first one that will go off.
    var nextDue: Due? { known.min { $0.programTime < $1.programTime } }
    var nextDueTime: Double? { nextDue?.programTime }

    /// Timers that are seen from now on were set in this frame.
    mutating func frameBegan(at programTime: Double, now: UInt64 = RealTime.now()) {
        base = Moment(real: now, program: programTime)
    }

    /// A timer went off: what is seen from now on was set by its work, or counts from there, as a repeating one does.
    mutating func fired(_ due: Due) {
        known.removeAll { $0 == due }
        base = Moment(real: due.expiry, program: due.programTime)
    }

    /// Takes note of what is armed: forgets what is not any more, and gives what is new its program time.
    ///
    /// - Parameter afterFiring: what is new counts from the last firing, not from when timers were last looked at.
    mutating func observe(_ armed: [ArmedTimer], afterFiring: Bool = false, now: UInt64 = RealTime.now()) {
        known = armed.map { timer in
            if let same = known.first(where: { $0.isSame(timer) }) { return same }
            let shortest = timer.expiry > now ? timer.expiry - now : 0
            let longest = timer.expiry > base.real ? timer.expiry - base.real : 0
            let length = Self.roundest(from: Double(shortest) / 1e9, to: Double(longest) / 1e9)
            // To the microsecond: 0.2 + 0.1 is more than 0.3 in binary, and would miss the frame at 0.3.
            let programTime = ((base.program + length) * 1e6).rounded() / 1e6
            return Due(descriptor: timer.descriptor, expiry: timer.expiry, programTime: programTime)
        }
        if !afterFiring { base = Moment(real: now, program: base.program) }
    }

    /// The roundest number of seconds between two others.
    static func roundest(from shortest: Double, to longest: Double) -> Double {
        // When a timer goes off and when it may have been set were read with a little time between; on a busy machine
        // that is some milliseconds. A tenth of a second is believed over a number just below it.
        for (perSecond, tolerance) in [
            (1.0, 0.003), (2, 0.003), (10, 0.003), (4, 0.003), (20, 0.003), (100, 0.0005), (200, 0.0005),
            (1000, 0.0005),
        ] {
            let multiple = ((longest + tolerance) * perSecond).rounded(.down) / perSecond
            if multiple > 0, multiple >= shortest { return multiple }
        }
        return longest
    }
}
