package import Foundation
package import Platform
import WaylandClient
package import WaylandPlatform

/// A host and its compositor in one thread, with a time that advances only when told.
@MainActor package final class FakeSession {
    package private(set) var compositor: FakeCompositor
    package let host: WaylandHost
    private let machine: FakeMachine
    private let successor: Successor

    /// Connects a host to a compositor.
    ///
    /// - Parameters:
    ///   - compositor: the first one.
    ///   - patience: seconds for which the host looks for another compositor when this one is gone.
    /// - Throws: ``HostError`` if the host cannot use this compositor.
    package init(_ compositor: FakeCompositor, patience: Double = 0) throws(HostError) {
        self.compositor = compositor
        let successor = Successor()
        self.successor = successor
        let machine = FakeMachine()
        self.machine = machine
        guard let socket = compositor.connect() else {
            throw HostError(.unavailable("the machine has no more sockets"))
        }
        host = try WaylandHost(
            socket: socket,
            system: SystemServices(
                now: { machine.now }, date: { machine.date }, startTimer: machine.startTimer, watch: machine.watch,
                printMessage: { machine.printedMessages.append($0) },
                whileWaiting: { [weak compositor] in compositor?.dispatch() }),
            reconnect: { () throws(ConnectionError) in try successor.connect() }, patience: patience)
    }

    /// Compositor that can be reached after the first one.
    @MainActor private final class Successor {
        var compositor: FakeCompositor?
        var tries = 0

        /// - Throws: ``ConnectionError/unreachable(code:)`` if there is no compositor.
        func connect() throws(ConnectionError) -> Connection {
            tries += 1
            guard let socket = compositor?.connect() else { throw .unreachable(code: 111) }
            return try Connection(socket: socket)
        }
    }

    /// Number of times that the host has tried to connect again.
    package var reconnectionTries: Int { successor.tries }

    /// The compositor dies, and there is no other one.
    package func crash() {
        compositor.disconnect()
        successor.compositor = nil
        pump()
    }

    /// Another compositor can be reached from now on.
    package func restart(as new: FakeCompositor) {
        compositor = new
        successor.compositor = new
    }

    /// Monotonic seconds.
    package var now: Double { machine.now }
    /// The date less ``now``; setting it sets the machine's clock.
    package var wallClock: Date {
        get { machine.wallClock }
        set { machine.wallClock = newValue }
    }
    /// Number of files that the host watches.
    package var watchedFiles: Int { machine.watches.count }
    /// Messages that the host has printed.
    package var printedMessages: [String] { machine.printedMessages }
    /// Number of timers that run.
    package var runningTimers: Int { machine.timers.count }

    /// Dispatches both sides until neither sends anything.
    ///
    /// - Returns: false if they do not come to an end.
    @discardableResult package func pump() -> Bool {
        for _ in 0..<1_000 {
            let requests = compositor.dispatch()
            let didAnything = host.processEvents()
            machine.lookAtFiles()
            if requests == 0, !didAnything, compositor.dispatch() == 0 { return true }
        }
        return false
    }

    /// Advances the time, runs timers that are due, and dispatches both sides.
    package func advance(by seconds: Double) {
        machine.advance(by: seconds)
        pump()
    }

    /// Advances the time and runs timers that are due, without dispatching.
    package func work(for seconds: Double) { machine.advance(by: seconds) }

    /// Refreshes until everything that was drawn is on the screen and no callback is outstanding.
    package func rest(_ window: FakeWindow, interval: Double = 1.0 / 60) {
        while window.outstandingCallbacks > 0, compositor.isConnected {
            refresh(window, interval: interval)
        }
    }

    /// Refreshes the screen: advances the time, reports the last frame as seen, and lets `window` draw the next.
    ///
    /// - Parameters:
    ///   - window: gets feedback and callbacks.
    ///   - interval: seconds from refresh to refresh.
    ///   - wait: seconds until this refresh; nil for a whole interval.
    ///   - told: interval that the feedback tells; nil for `interval`.
    package func refresh(
        _ window: FakeWindow, interval: Double = 1.0 / 60, after wait: Double? = nil, telling told: Double? = nil
    ) {
        machine.advance(by: wait ?? interval)
        window.sendFeedback(at: machine.now, refreshInterval: told ?? interval)
        window.sendCallbacks(milliseconds: UInt32(truncatingIfNeeded: Int(machine.now * 1000)))
        pump()
    }
}

/// Clock and timers that advance only when told.
@MainActor private final class FakeMachine {
    private(set) var now = 1_000.0
    /// Setting of the machine's clock, as a date less ``now``.
    var wallClock = Date(timeIntervalSinceReferenceDate: 0)
    var date: Date { wallClock.addingTimeInterval(now) }
    private(set) var timers: [Int: (next: Double, interval: Double, body: @MainActor () -> Void)] = [:]
    private var timersMade = 0
    var printedMessages: [String] = []

    func startTimer(
        _ delay: Double, _ interval: Double, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        timersMade += 1
        let number = timersMade
        timers[number] = (now + delay, interval, body)
        return { [weak self] in self?.timers[number] = nil }
    }

    /// Files that are watched. All are reported in each turn; readers find out by themselves that one is not ready.
    private(set) var watches: [Int: @MainActor () -> Void] = [:]

    func watch(
        _ file: Int32, _ readiness: SystemServices.Readiness, _ body: @escaping @MainActor () -> Void
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
