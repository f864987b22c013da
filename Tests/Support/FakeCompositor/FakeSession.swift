package import Foundation
package import Platform
import WaylandClient
package import WaylandPlatform

/// A host and its compositor in one thread, and the time between them, which stands still unless it is told to go on.
@MainActor package final class FakeSession {
    package private(set) var compositor: FakeCompositor
    package let host: WaylandHost
    private let machine: FakeMachine
    private let successor: Successor

    /// - Parameter patience: seconds for which the host looks for another compositor when this one is gone.
    /// - Throws: what the host throws when it cannot live with this compositor.
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
                printMessage: { machine.told.append($0) },
                whileWaiting: { [weak compositor] in compositor?.dispatch() }),
            reconnect: { () throws(ConnectionError) in try successor.connect() }, patience: patience)
    }

    /// Who is to be reached at the socket after the first compositor.
    @MainActor private final class Successor {
        var compositor: FakeCompositor?
        var tries = 0

        func connect() throws(ConnectionError) -> Connection {
            tries += 1
            guard let socket = compositor?.connect() else { throw .unreachable(code: 111) }
            return try Connection(socket: socket)
        }
    }

    /// How often the host has tried to connect again.
    package var reconnectionTries: Int { successor.tries }

    /// The compositor dies, and nobody is there.
    package func crash() {
        compositor.disconnect()
        successor.compositor = nil
        pump()
    }

    /// Another one listens from now on, at the same place.
    package func restart(as new: FakeCompositor) {
        compositor = new
        successor.compositor = new
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
    /// What the host told whoever started the program.
    package var told: [String] { machine.told }
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

    /// Time passes in which the program works, and listens to nobody.
    package func work(for seconds: Double) { machine.advance(by: seconds) }

    /// Refreshes until everything that was drawn is on the screen, and nobody waits for anything.
    package func rest(_ window: FakeWindow, interval: Double = 1.0 / 60) {
        while window.outstandingCallbacks > 0, compositor.isConnected { refresh(window, interval: interval) }
    }

    /// One refresh of the screen: time passes, the last frame is reported as seen, and `window` may draw the next.
    ///
    /// - Parameter wait: until then, in seconds; nil for a whole interval.
    package func refresh(_ window: FakeWindow, interval: Double = 1.0 / 60, after wait: Double? = nil) {
        machine.advance(by: wait ?? interval)
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
    var told: [String] = []

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
