import Testing

@testable import OffscreenPlatform

/// Conversion of timers from real time to program time. Real time is an argument, in milliseconds; program time is in
/// seconds.
struct TimerScheduleTests {
    private static let start: UInt64 = 5_000_000_000
    private func real(_ milliseconds: Double) -> UInt64 { Self.start + UInt64(milliseconds * 1e6) }
    private func armed(_ milliseconds: Double, descriptor: Int32 = 5) -> ArmedTimer {
        ArmedTimer(descriptor: descriptor, expiry: real(milliseconds))
    }

    @Test(arguments: [0.1, 2, 15, 40])
    func `a timer is due its length after the frame that set it, however long the frame took`(work: Double) {
        var schedule = TimerSchedule()
        schedule.frameBegan(at: 2, now: real(0))
        // Set in the middle of the frame, for half a second.
        schedule.observe([armed(work / 2 + 500)], now: real(work))
        #expect(schedule.nextDueTime == 2.5)
    }

    @Test func `a timer that was seen keeps its time, though the clock runs ahead`() {
        var schedule = TimerSchedule()
        schedule.frameBegan(at: 0, now: real(0))
        schedule.observe([armed(250)], now: real(1))
        schedule.frameBegan(at: 0.2, now: real(3))
        schedule.observe([armed(250.4)], now: real(4))
        #expect(schedule.nextDueTime == 0.25)
    }

    @Test func `one that is not armed any more is forgotten`() {
        var schedule = TimerSchedule()
        schedule.frameBegan(at: 0, now: real(0))
        schedule.observe([armed(250), armed(100, descriptor: 9)], now: real(1))
        #expect(schedule.nextDueTime == 0.1)
        schedule.observe([armed(250)], now: real(2))
        #expect(schedule.nextDueTime == 0.25)
        schedule.observe([], now: real(3))
        #expect(schedule.nextDueTime == nil)
    }

    @Test func `a repeating timer does not drift, however late it is served`() throws {
        var schedule = TimerSchedule()
        schedule.frameBegan(at: 0, now: real(0))
        schedule.observe([armed(100)], now: real(1))
        for firing in 1...50 {
            let due = try #require(schedule.nextDue)
            #expect(abs(due.programTime - Double(firing) / 10) < 1e-6)
            schedule.fired(due)
            schedule.observe([armed(Double(firing + 1) * 100)], afterFiring: true, now: real(Double(firing) * 100 + 30))
        }
    }

    @Test func `one that stood behind an earlier one on the same descriptor gets its own time`() throws {
        var schedule = TimerSchedule()
        schedule.frameBegan(at: 0, now: real(0))
        schedule.observe([armed(200)], now: real(1))
        schedule.fired(try #require(schedule.nextDue))
        // A timer of 0.3 s, set at the start, becomes visible when the one of 0.2 s has fired.
        schedule.observe([armed(300)], afterFiring: true, now: real(201))
        #expect(schedule.nextDueTime == 0.3)
    }

    @Test func `what a firing sets counts from the firing`() throws {
        var schedule = TimerSchedule()
        schedule.frameBegan(at: 1, now: real(0))
        schedule.observe([armed(250.2)], now: real(1))
        schedule.fired(try #require(schedule.nextDue))
        schedule.observe([armed(753)], afterFiring: true, now: real(254))
        #expect(schedule.nextDueTime == 1.75)
    }

    @Test(arguments: [
        (0.998, 1.002, 1.0), (0.49, 0.5, 0.5), (0.24, 0.2505, 0.25), (0.09, 0.0999, 0.1), (0.019, 0.02, 0.02),
        (0.0005, 0.0011, 0.001), (0.123_41, 0.123_45, 0.123_45), (0, 0, 0),
    ])
    func `of the lengths that fit, the roundest is taken`(shortest: Double, longest: Double, expected: Double) {
        #expect(abs(TimerSchedule.roundest(from: shortest, to: longest) - expected) < 1e-9)
    }
}
