package import Foundation
package import Platform
package import WaylandPlatform

/// A host and its compositor in one thread, and the time between them, which stands still unless it is told to go on.
@MainActor package final class FakeSession {
    package let compositor: FakeCompositor
    package let host: WaylandHost
    private let machine: FakeMachine

    /// - Throws: what the host throws when it cannot live with this compositor.
    package init(_ compositor: FakeCompositor) throws(HostError) {
        self.compositor = compositor
        let machine = FakeMachine()
        self.machine = machine
        guard let socket = compositor.connect() else {
            throw HostError(.unavailable("the machine has no more sockets"))
        }
        host = try WaylandHost(
            socket: socket,
            surroundings: Surroundings(
                now: { machine.now }, date: { machine.date }, startTimer: machine.startTimer, watch: machine.watch,
                whileWaiting: { [weak compositor] in compositor?.dispatch() }))
    }

    /// Monotonic seconds.
    package var now: Double { machine.now }
    /// The date less ``now``: somebody may set the machine's clock.
    package var wallClock: Date {
        get { machine.wallClock }
        set { machine.wallClock = newValue }
    }
    /// Open files that the host waits for.
    package var watchedFiles: Int { machine.watches.count }
    /// Timers that the host has running.
    package var runningTimers: Int { machine.timers.count }

    /// Lets both sides talk until neither has anything more to say.
    ///
    /// - Returns: whether they came to an end; they do not if one side asks for something without end.
    @discardableResult package func pump() -> Bool {
        for _ in 0..<1_000 {
            let requests = compositor.dispatch()
            let didAnything = host.processEvents()
            machine.lookAtFiles()
            if requests == 0, !didAnything, compositor.dispatch() == 0 { return true }
        }
        return false
    }

    /// Lets time pass and runs the timers that come due in it.
    package func advance(by seconds: Double) {
        machine.advance(by: seconds)
        pump()
    }

    /// One refresh of the screen: time passes, the last frame is reported as seen, and `window` may draw the next.
    package func refresh(_ window: FakeWindow, interval: Double = 1.0 / 60) {
        machine.advance(by: interval)
        window.sendFeedback(at: machine.now, refreshInterval: interval)
        window.sendCallbacks(milliseconds: UInt32(truncatingIfNeeded: Int(machine.now * 1000)))
        pump()
    }
}

/// A clock and timers that stand still unless told.
@MainActor private final class FakeMachine {
    private(set) var now = 1_000.0
    /// What the user may set the clock on the wall to, as a date less ``now``.
    var wallClock = Date(timeIntervalSinceReferenceDate: 0)
    var date: Date { wallClock.addingTimeInterval(now) }
    private(set) var timers: [Int: (next: Double, interval: Double, body: @MainActor () -> Void)] = [:]
    private var timersMade = 0

    func startTimer(
        _ delay: Double, _ interval: Double, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        timersMade += 1
        let number = timersMade
        timers[number] = (now + delay, interval, body)
        return { [weak self] in self?.timers[number] = nil }
    }

    /// Files are looked at in each turn: who is told of one that is not ready finds that out.
    private(set) var watches: [Int: @MainActor () -> Void] = [:]

    func watch(
        _ file: Int32, _ readiness: Surroundings.Readiness, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        timersMade += 1
        let number = timersMade
        watches[number] = body
        return { [weak self] in self?.watches[number] = nil }
    }

    func lookAtFiles() {
        for number in watches.keys.sorted() { watches[number]?() }
    }

    func advance(by seconds: Double) {
        let end = now + seconds
        while let (number, timer) = timers.min(by: { $0.value.next < $1.value.next }), timer.next <= end {
            now = timer.next
            timers[number]?.next += timer.interval
            timer.body()
        }
        now = end
    }
}
