import Platform
import WaylandClient
import WaylandProtocols

/// Supervisor of a host's connection: leaves a broken connection, and looks for another compositor.
@MainActor final class ConnectionSupervisor {
    /// State of the connection; the only one, without further flags.
    private enum State {
        /// Connected, after a search or from the beginning.
        case connected(since: Double, after: Reconnection?)
        /// No compositor is connected. The timer runs until the next try.
        case searching(Reconnection, HostTimer)
        /// A new connection is made, and its compositor has yet to announce its globals. The timer breaks the
        /// connection if the compositor stays silent.
        case binding(Reconnection, HostTimer)
        case ended(ConnectionError)
    }

    /// Connects to a compositor; nil if a lost connection is not replaced.
    private let connect: WaylandHost.Connect?
    /// Seconds for which a new compositor is waited for.
    private let patience: Double
    weak var host: WaylandHost?
    private var state = State.connected(since: -.infinity, after: nil)

    /// Seconds after which a new connection counts as stable.
    private static let settledAfter = 5.0

    /// Seconds that a new compositor may take to answer.
    private static let bindingPatience = 5

    init(connect: WaylandHost.Connect?, patience: Double) {
        self.connect = connect
        self.patience = patience
    }

    var isConnected: Bool { if case .connected = state { true } else { false } }

    /// Reason why no further compositor is waited for; nil while the search goes on.
    var end: ConnectionError? { if case .ended(let error) = state { error } else { nil } }

    /// Leaves a broken connection. Call it at the end of each turn, when no other code is using the connection.
    func check() {
        guard let host, let error = host.connection.error else { return }
        switch state {
        case .connected(let start, let last):
            host.leaveConnection()
            guard connect != nil, patience > 0, Reconnection.helps(after: error) else { return end(error) }
            let now = host.system.now()
            // A connection that breaks soon continues the earlier search, so that the search ends after `patience`.
            let goesOn = now - start < Self.settledAfter
            search((goesOn ? last : nil) ?? Reconnection(after: error, now: now, patience: patience))
        case .binding(let search, let timer):
            timer.stop()
            host.leaveConnection()
            self.search(search)
        case .searching, .ended: break
        }
    }

    private func end(_ error: ConnectionError, afterSeconds seconds: Double? = nil) {
        state = .ended(error)
        let wait = seconds.map { ", and none came back within \(Int($0)) seconds" } ?? ""
        host?.stop(.connectionLost("\(error)\(wait)"))
    }

    // MARK: Looking for another one

    private func search(_ search: Reconnection) {
        guard let host else { return }
        var search = search
        guard let delay = search.delay(now: host.system.now()) else {
            return end(search.reason, afterSeconds: patience)
        }
        let timer = HostTimer()
        state = .searching(search, timer)
        timer.start(after: delay, in: host.system) { [weak self] in
            self?.host?.note(.connection)
            self?.tryAgain()
        }
    }

    private func tryAgain() {
        guard case .searching(let search, _) = state, let connect, let host else { return }
        let new: Connection
        do { new = try connect() } catch { return self.search(search) }
        let timer = HostTimer()
        state = .binding(search, timer)
        timer.start(after: Double(Self.bindingPatience), in: host.system) { [weak self] in
            self?.host?.note(.connection)
            new.giveUp(afterSeconds: Self.bindingPatience)
            self?.check()
        }
        host.adopt(new)
    }

    /// Sends a `sync` once the compositor offers all interfaces that windows need, which may take a while for one that
    /// is just starting. Its other globals arrive before the answer.
    func globalsBecameUsable() {
        guard case .binding = state, let host else { return }
        WlDisplay(proxy: host.connection.displayProxy).sync().onEvent { [weak self] _ in self?.bound() }
    }

    private func bound() {
        guard case .binding(let search, let timer) = state, let host else { return }
        timer.stop()
        state = .connected(since: host.system.now(), after: search)
        host.reconnected()
    }

    /// Stops looking for a compositor.
    func stop() {
        switch state {
        case .searching(_, let timer), .binding(_, let timer): timer.stop()
        case .connected, .ended: break
        }
    }
}
