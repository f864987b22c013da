import Platform
import WaylandClient
import WaylandProtocols

extension WaylandHost {
    /// Where the host stands with its compositor. There are no other flags.
    enum Link {
        /// At this moment, after a search or from the beginning.
        case connected(since: Double, after: Reconnection?)
        /// Nobody is there. A timer runs until the next try; the closure stops it.
        case searching(Reconnection, stopTimer: @MainActor () -> Void)
        /// There is a new connection, whose compositor has yet to say what it offers. A timer ends its silence.
        case greeting(Reconnection, stopTimer: @MainActor () -> Void)
        case ended(ConnectionError)
    }

    /// Seconds after which a new compositor is taken to stay.
    private static let settledAfter = 5.0

    /// Seconds that a new compositor may take to answer.
    private static let greetingPatience = 5

    /// How often a pause in which nothing can be done is looked at again.
    private static let once = 3600.0

    /// At the end of each turn: a connection that broke in it is left behind here, when nobody is in the middle of anything.
    func lookAfterConnection() {
        guard let error = connection.error else { return }
        switch link {
        case .connected(let start, let last):
            leaveConnection()
            guard reconnect != nil, patience > 0, Reconnection.helps(after: error) else { return end(error) }
            let now = system.now()
            // One that hangs up again at once was none: the search goes on, and comes to an end.
            let goesOn = now - start < Self.settledAfter
            search((goesOn ? last : nil) ?? Reconnection(after: error, now: now, patience: patience))
        case .greeting(let search, let stopTimer):
            stopTimer()
            leaveConnection()
            self.search(search)
        case .searching, .ended: break
        }
    }

    /// Everything that lived on the connection is over: gestures are cancelled, keys go up, windows keep what they show.
    private func leaveConnection() {
        note(.connection)
        stopWatchingConnection()
        let old = globals
        globals = Globals()
        registry = nil
        for seat in old.seats.values { seat.destroy() }
        for output in old.outputs.values { output.destroy() }
        for window in windows { window.connectionLost() }
    }

    private func end(_ error: ConnectionError, afterSeconds seconds: Double? = nil) {
        link = .ended(error)
        let wait = seconds.map { ", and none came back within \(Int($0)) seconds" } ?? ""
        stop(.connectionLost("\(error)\(wait)"))
    }

    // MARK: Looking for another one

    private func search(_ search: Reconnection) {
        var search = search
        guard let delay = search.delay(now: system.now()) else {
            return end(search.reason, afterSeconds: patience)
        }
        link = .searching(
            search,
            stopTimer: system.startTimer(delay, Self.once) { [weak self] in
                self?.note(.connection)
                self?.tryAgain()
            })
    }

    private func tryAgain() {
        guard case .searching(let search, let stopTimer) = link, let reconnect else { return }
        stopTimer()
        let new: Connection
        do { new = try reconnect() } catch { return self.search(search) }
        connection = new
        link = .greeting(
            search,
            stopTimer: system.startTimer(Double(Self.greetingPatience), Self.once) { [weak self] in
                self?.note(.connection)
                new.giveUp(afterSeconds: Self.greetingPatience)
                self?.lookAfterConnection()
            })
        watchConnection()
        registry = bindGlobals(of: WlDisplay(proxy: new.displayProxy))
        flush()
    }

    /// The compositor offers all that windows need; one that is just being started may take a while. What else it offers
    /// comes before the answer to this.
    func windowsBecamePossible() {
        guard case .greeting = link else { return }
        WlDisplay(proxy: connection.displayProxy).sync().onEvent { [weak self] _ in self?.greeted() }
    }

    private func greeted() {
        guard case .greeting(let search, let stopTimer) = link else { return }
        stopTimer()
        link = .connected(since: system.now(), after: search)
        for window in windows { window.reconnected() }
    }

    /// Ends whatever timer waits for a compositor.
    func endSearch() {
        switch link {
        case .searching(_, let stopTimer), .greeting(_, let stopTimer): stopTimer()
        case .connected, .ended: break
        }
    }
}
