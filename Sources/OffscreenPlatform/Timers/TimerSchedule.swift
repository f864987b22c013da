import Foundation

/// Program times at which the process's timers are due, though they run on real time.
///
/// A timer set in a frame for one second is due one second of program time after that frame. Only its expiry in real
/// time can be observed, some milliseconds after it was set; its duration is therefore known to within the real time
/// that the frame took. Of the durations that fit, the roundest is chosen, since programs use round numbers: so it is
/// due in the same frame on slow and fast machines.
struct TimerSchedule {
    /// A timer with its due time.
    struct Due: Equatable {
        let descriptor: Int32
        /// Expiry in real time, in nanoseconds.
        let expiry: UInt64
        /// Due time in program time, in seconds.
        let programTime: Double

        /// True if `armed` is this timer, observed again; observed expiries are precise to one or two milliseconds.
        func isSame(_ armed: ArmedTimer) -> Bool {
            let difference = armed.expiry > expiry ? armed.expiry - expiry : expiry - armed.expiry
            return armed.descriptor == descriptor && difference < 2_000_000
        }
    }

    /// A moment known in both times: nanoseconds of real time, seconds of program time.
    private struct Moment {
        let real: UInt64
        let program: Double
    }

    private var known: [Due] = []
    /// Timers observed for the first time were set after this moment.
    private var base = Moment(real: RealTime.now(), program: 0)

    /// The timer that is due first.
    var nextDue: Due? { known.min { $0.programTime < $1.programTime } }
    var nextDueTime: Double? { nextDue?.programTime }

    /// Begins a frame: timers first observed from now on were set in it.
    mutating func frameBegan(at programTime: Double, now: UInt64 = RealTime.now()) {
        base = Moment(real: now, program: programTime)
    }

    /// Removes a fired timer: timers first observed from now on count from its firing, as repeating ones do.
    mutating func fired(_ due: Due) {
        known.removeAll { $0 == due }
        base = Moment(real: due.expiry, program: due.programTime)
    }

    /// Updates the known timers: forgets those no longer armed, and assigns program times to new ones.
    ///
    /// - Parameters:
    ///   - armed: all armed timers of the process.
    ///   - afterFiring: true if new timers count from the last firing, not from the last observation.
    ///   - now: current real time, in nanoseconds.
    mutating func observe(_ armed: [ArmedTimer], afterFiring: Bool = false, now: UInt64 = RealTime.now()) {
        known = armed.map { timer in
            if let same = known.first(where: { $0.isSame(timer) }) { return same }
            let shortest = timer.expiry > now ? timer.expiry - now : 0
            let longest = timer.expiry > base.real ? timer.expiry - base.real : 0
            let length = Self.roundest(from: Double(shortest) / 1e9, to: Double(longest) / 1e9)
            // Rounded to microseconds: in binary, 0.2 + 0.1 is more than 0.3 and would miss the frame at 0.3.
            let programTime = ((base.program + length) * 1e6).rounded() / 1e6
            return Due(descriptor: timer.descriptor, expiry: timer.expiry, programTime: programTime)
        }
        if !afterFiring { base = Moment(real: now, program: base.program) }
    }

    /// The roundest number of seconds between `shortest` and `longest`; `longest` if there is no round one.
    static func roundest(from shortest: Double, to longest: Double) -> Double {
        // The expiry and the earliest setting time are read at slightly different moments, some milliseconds apart on a
        // busy machine. A tenth of a second is preferred to a number just below it.
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
