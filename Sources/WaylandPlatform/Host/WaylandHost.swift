import Dispatch
import Foundation
package import Platform
package import WaylandClient
import WaylandProtocols

/// The host on a Wayland desktop.
///
/// Its connection's socket is a source of the main run loop, so timers, the main queue and tasks of programs work
/// beside it. It wakes when the compositor writes, and when a program's own doings ask for a frame; never else.
///
/// When the compositor goes away the host keeps its windows and looks for another one; see ``Reconnection``.
@MainActor package final class WaylandHost: Platform.Host {
    package let name = "wayland"
    package var wakeUps: WakeUpCounts { ledger.counts }

    private(set) var connection: Connection
    /// Objects of the present compositor; empty while there is none.
    private(set) var globals = Globals()
    let supervisor: ConnectionSupervisor
    let system: SystemServices
    /// Draws the frames of windows for which the compositor draws none; without one they have none.
    package var decorationPainter: (any DecorationPainter)?
    /// By which whoever started the program passes the user's attention on; used up by the first window.
    package var activationToken: String?
    /// Follows the desktop's settings, if somebody wants to know them.
    var settingsPortal: SettingsPortal?
    var clock = ProgramClock()
    private(set) var ledger = WakeUpLedger()
    private(set) var windows: [WaylandWindow] = []
    private var source: ConnectionSource?
    private var turn = Turn.none
    private var status: ExitStatus?

    /// Whether somebody will look after windows that are due.
    private enum Turn { case none, scheduled, running }

    package typealias Connect = @MainActor () throws(ConnectionError) -> Connection

    /// Connects to the compositor that the environment names.
    ///
    /// - Parameter patience: seconds for which a compositor that goes away is waited for; 0 ends the run at once.
    /// - Throws: ``ExitStatus/unavailable(_:)`` if there is none, or it lacks what windows need.
    package convenience init(
        system: SystemServices = .machine, patience: Double = Reconnection.usualPatience
    ) throws(HostError) {
        let connect: Connect = { () throws(ConnectionError) in try Connection() }
        let connection: Connection
        do { connection = try connect() } catch {
            throw HostError(
                .unavailable("\(error); to run without a desktop, set LILT_HOST=offscreen"))
        }
        try self.init(connection, system, reconnect: connect, patience: patience)
        activationToken = SystemServices.takeActivationToken()
    }

    /// Talks over a connected socket.
    ///
    /// - Parameter reconnect: how to connect again when that is broken; nil: not at all.
    package convenience init(
        socket: consuming FileDescriptor, system: SystemServices = .machine, reconnect: Connect? = nil,
        patience: Double = Reconnection.usualPatience
    ) throws(HostError) {
        let connection: Connection
        do { connection = try Connection(socket: socket) } catch { throw HostError(.unavailable("\(error)")) }
        try self.init(connection, system, reconnect: reconnect, patience: patience)
    }

    private init(
        _ connection: Connection, _ system: SystemServices, reconnect: Connect?, patience: Double
    ) throws(HostError) {
        self.connection = connection
        self.system = system
        supervisor = ConnectionSupervisor(connect: reconnect, patience: patience)
        supervisor.host = self
        bindGlobals()
        var isAnswered = false
        WlDisplay(proxy: connection.displayProxy).sync().onEvent { _ in isAnswered = true }
        do {
            try connection.wait(until: { isAnswered }, seconds: 10, whileWaiting: system.whileWaiting)
        } catch {
            throw HostError(.unavailable("\(error); to run without a desktop, set LILT_HOST=offscreen"))
        }
        if let missing = globals.missing {
            throw HostError(
                .unavailable(
                    "the Wayland compositor offers no \(missing), without which there are no windows; "
                        + "to run without a desktop, set LILT_HOST=offscreen"))
        }
    }

    package private(set) lazy var pasteboard: any Pasteboard = WaylandPasteboard(self)

    /// How many protocol objects are alive; a steady frame leaves it where it was.
    package var liveObjectCount: Int { connection.liveObjectCount }

    // MARK: Windows

    package func openWindow(_ options: WindowOptions, delegate: any WindowDelegate) throws(HostError) -> any Window {
        if let error = supervisor.end { throw HostError(.connectionLost("\(error)")) }
        if isConnected, let missing = globals.missing {
            throw HostError(.unavailable("the Wayland compositor offers no \(missing)"))
        }
        // One that is opened while there is no compositor is shown as soon as there is.
        let window = WaylandWindow(options, delegate: delegate, host: self)
        windows.append(window)
        scheduleTurn()
        return window
    }

    /// The user pressed on `window`: menus of others close.
    func pressed(on window: WaylandWindow) {
        for other in windows where other !== window { other.endPopups() }
    }

    func forget(_ window: WaylandWindow) { windows.removeAll { $0 === window } }

    func outputsChanged() {
        ledger.note(.output)
        for window in windows { window.outputsChanged() }
    }

    // MARK: Connections

    /// False while there is no compositor, or only one that has not said yet what it offers.
    var isConnected: Bool { supervisor.isConnected }

    /// Everything that lived on the connection is over: gestures are cancelled, keys go up, windows keep what they show.
    func leaveConnection() {
        note(.connection)
        stopWatchingConnection()
        let old = globals
        globals = Globals()
        old.destroy()
        for window in windows { window.connectionLost() }
    }

    /// Talks to another compositor from now on.
    func adopt(_ new: Connection) {
        connection = new
        watchConnection()
        bindGlobals()
        flush()
    }

    private func bindGlobals() {
        globals.bind(WlDisplay(proxy: connection.displayProxy), for: self) { [weak self] in
            self?.supervisor.globalsBecameUsable()
        }
    }

    /// There is a compositor again.
    func reconnected() {
        for window in windows { window.reconnected() }
    }

    // MARK: Turns

    /// Handles everything that has arrived, then draws the windows that are due, then sends. Never waits.
    ///
    /// The run loop calls it when the socket is readable; tests call it themselves.
    ///
    /// - Returns: whether anything happened.
    @discardableResult package func processEvents() -> Bool {
        let isNested = turn == .running
        guard !isNested else { return false }
        turn = .running
        let events = connection.dispatch()
        if events > 0 { ledger.note(.connection) }
        let frames = drawDueWindows()
        turn = .none
        flush()
        supervisor.check()
        if watch == nil { ledger.endWakeUp() }
        return events > 0 || frames > 0
    }

    func note(_ cause: WakeUpCounts.Cause) {
        ledger.note(cause)
        if watch == nil { ledger.beginWakeUp(cause) }
    }

    /// Sees to it that windows that are due get drawn, and requests sent, though the compositor may say nothing.
    func scheduleTurn() {
        guard turn == .none else { return }
        turn = .scheduled
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.turn == .scheduled else { return }
                self.processEvents()
            }
        }
    }

    private func drawDueWindows() -> Int {
        var count = 0
        // A window that becomes due while others draw is drawn too: once, since drawing leaves it waiting.
        for window in windows where window.turnEnds() { count += 1 }
        return count
    }

    func flush() {
        switch connection.flush() {
        case .done: source?.setWaitsForRoom(false)
        case .mustWaitForSocket: source?.setWaitsForRoom(true)
        case .broken: break
        }
    }

    // MARK: Running

    private var watch: RunLoopWatch?

    package func run() -> ExitStatus {
        if let status { return status }
        ledger.beginWakeUp(.start)
        let watch = RunLoopWatch(
            onWake: { [weak self] isTimerDue in self?.ledger.beginWakeUp(isTimerDue ? .timer : .task) },
            onSleep: { [weak self] in self?.ledger.endWakeUp() })
        self.watch = watch
        watchConnection()
        // What arrived while the host was being set up is in libwayland's queue, where no socket tells of it.
        processEvents()
        while status == nil {
            // Returns after each thing handled, so that a new status is seen.
            guard RunLoop.main.run(mode: .default, before: .distantFuture) else { break }
        }
        stopWatchingConnection()
        supervisor.stop()
        settingsPortal?.stop()
        watch.stop()
        self.watch = nil
        return status ?? .success
    }

    /// Has the run loop look at the connection's socket, while it runs.
    private func watchConnection() {
        guard watch != nil else { return }
        source = ConnectionSource(
            connection, onReadable: { [weak self] in self?.processEvents() },
            onWritable: { [weak self] in self?.processEvents() })
    }

    private func stopWatchingConnection() {
        source?.cancel()
        source = nil
    }

    package func stop(_ status: ExitStatus) {
        guard self.status == nil else { return }
        self.status = status
        // A timer's own turn does not make the run loop return; anything on the main queue does.
        DispatchQueue.main.async {}
    }
}
