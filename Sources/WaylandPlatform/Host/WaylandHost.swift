import Dispatch
import Foundation
package import Platform
package import WaylandClient
import WaylandProtocols

/// The host on a Wayland desktop.
///
/// Its connection's socket is a source of the main run loop, so timers, the main queue and tasks of programs work
/// beside it. It wakes only when the compositor writes, or when the program asks for a frame.
///
/// When the compositor goes away the host keeps its windows and looks for another one: see ``ConnectionSupervisor``.
@MainActor package final class WaylandHost: Platform.Host {
    package let name = "wayland"
    package var wakeUps: WakeUpCounts { ledger.counts }

    private(set) var connection: Connection
    /// Objects of the present compositor; empty while there is none.
    private(set) var globals = Globals()
    let supervisor: ConnectionSupervisor
    let system: SystemServices
    /// Draws the decorations of windows for which the compositor draws none; nil: they have none.
    package var decorationPainter: (any DecorationPainter)?
    /// Token with which the program was started, until the first window uses it to get the focus.
    package var activationToken: String?
    /// Follows the desktop's settings, if ``followSettings(_:)`` was called.
    var settingsPortal: SettingsPortal?
    var clock = ProgramClock()
    private(set) var ledger = WakeUpLedger()
    private(set) var windows: [WaylandWindow] = []
    private var source: ConnectionSource?
    private var turn = Turn.none
    private var status: ExitStatus?

    /// State of the turn in which windows that are due are drawn.
    private enum Turn { case none, scheduled, running }

    package typealias Connect = @MainActor () throws(ConnectionError) -> Connection

    /// Connects to the compositor that the environment names.
    ///
    /// - Parameters:
    ///   - system: clocks and timers.
    ///   - patience: seconds for which a compositor that goes away is waited for; 0 ends the run at once.
    /// - Throws: ``HostError`` with ``ExitStatus/unavailable(_:)`` if no compositor can be reached, or it lacks an
    ///   interface that windows need.
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

    /// Uses a connected socket.
    ///
    /// - Parameters:
    ///   - socket: connected to a compositor.
    ///   - system: clocks and timers.
    ///   - reconnect: makes another connection when this one is broken; nil: the run ends then.
    ///   - patience: seconds for which a compositor that goes away is waited for; 0 ends the run at once.
    /// - Throws: ``HostError`` with ``ExitStatus/unavailable(_:)`` if the compositor does not answer, or lacks an
    ///   interface that windows need.
    package convenience init(
        socket: consuming FileDescriptor, system: SystemServices = .machine, reconnect: Connect? = nil,
        patience: Double = Reconnection.usualPatience
    ) throws(HostError) {
        let connection: Connection
        do { connection = try Connection(socket: socket) } catch { throw HostError(.unavailable("\(error)")) }
        try self.init(connection, system, reconnect: reconnect, patience: patience)
    }

    /// Binds the compositor's globals, and waits for them.
    ///
    /// - Throws: ``HostError`` with ``ExitStatus/unavailable(_:)`` if the compositor does not answer, or lacks an
    ///   interface that windows need.
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

    /// Number of protocol objects that are alive; a steady frame does not change it.
    package var liveObjectCount: Int { connection.liveObjectCount }

    // MARK: Windows

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - options: title, size and more.
    ///   - delegate: gets the window's events; not retained.
    /// - Returns: a window that is shown as soon as there is a compositor.
    /// - Throws: ``HostError`` with ``ExitStatus/connectionLost(_:)`` if there will be no compositor again, or with
    ///   ``ExitStatus/unavailable(_:)`` if the compositor has withdrawn an interface that windows need.
    package func openWindow(_ options: WindowOptions, delegate: any WindowDelegate) throws(HostError) -> any Window {
        if let error = supervisor.end { throw HostError(.connectionLost("\(error)")) }
        if isConnected, let missing = globals.missing {
            throw HostError(.unavailable("the Wayland compositor offers no \(missing)"))
        }
        // A window that is opened while there is no compositor is shown as soon as there is one.
        let window = WaylandWindow(options, delegate: delegate, host: self)
        windows.append(window)
        scheduleTurn()
        return window
    }

    /// The user has pressed on `window`: menus of other windows close.
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

    /// Ends everything that belongs to the connection: gestures are cancelled, keys go up, windows lose their
    /// toplevels.
    func leaveConnection() {
        note(.connection)
        stopWatchingConnection()
        let old = globals
        globals = Globals()
        old.destroy()
        for window in windows { window.connectionLost() }
    }

    /// Uses another connection, of which the compositor has not sent anything yet.
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

    /// There is a compositor again: windows get toplevels.
    func reconnected() {
        for window in windows { window.reconnected() }
    }

    // MARK: Turns

    /// Handles everything that has arrived, then draws the windows that are due, then sends. Never waits.
    ///
    /// The run loop calls it when the socket is readable; tests call it themselves.
    ///
    /// - Returns: true if there were events, or a window was drawn.
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

    /// Schedules ``processEvents()`` on the main queue, so that due windows are drawn and requests are sent even if the
    /// compositor sends nothing.
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
        // Events that arrived while the host was being set up are in libwayland's queue: the socket is not readable for
        // them.
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

    /// Makes the connection's socket a source of the run loop, while that runs.
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
