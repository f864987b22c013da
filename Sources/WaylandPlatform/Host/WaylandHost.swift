import Dispatch
import Foundation
package import Platform
package import WaylandClient
import WaylandProtocols

/// Host on a Wayland desktop.
///
/// The main thread waits for the connection's socket and for the main run loop at once (``RunLoopWait``), so timers, the
/// main queue and tasks of programs work as usual. The host wakes the process only when the compositor has written, or
/// when the program requests a frame.
///
/// When the connection is lost, the host keeps its windows and looks for another compositor: see
/// ``ConnectionSupervisor``.
@MainActor package final class WaylandHost: Platform.Host {
    package let name = "wayland"
    package var wakeUps: WakeUpCounts { ledger.counts }

    private(set) var connection: Connection
    /// Global objects of the connected compositor; empty without a connection.
    private(set) var globals = Globals()
    let supervisor: ConnectionSupervisor
    let system: SystemServices
    /// Painter of the decorations of windows for which the compositor draws none; nil leaves those windows without
    /// decoration.
    package var decorationPainter: (any DecorationPainter)?
    /// Painter of the program's icon; nil for a program without a picture of its own.
    package var iconPainter: (any IconPainter)?
    /// Activation token with which the program was started; nil after the first window has used it to get the focus.
    package var activationToken: String?
    /// Observer of the desktop's settings; nil before ``followSettings(_:)``.
    var settingsPortal: SettingsPortal?
    /// Assistive technology of the desktop; nil before ``followSettings(_:)``.
    var accessibility: DesktopAccessibility?
    /// True to serve assistive technology, false never to, nil if the desktop decides.
    package var servesAccessibility: Bool?
    /// File dialogs of the desktop; nil before the first one.
    var fileChooser: FileChooserPortal?
    var clock = ProgramClock()
    private(set) var ledger = WakeUpLedger()
    private(set) var windows: [WaylandWindow] = []
    /// True if requests are waiting for room in the socket.
    private(set) var waitsForRoom = false
    private var turn = Turn.none
    private var status: ExitStatus?

    /// State of the turn of the run loop that draws the windows that are due.
    private enum Turn { case none, scheduled, running }

    package typealias Connect = @MainActor () throws(ConnectionError) -> Connection

    /// Connects to the compositor named by the environment.
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

    /// Makes a host on a connected socket.
    ///
    /// - Parameters:
    ///   - socket: socket that is connected to a compositor.
    ///   - system: clocks and timers.
    ///   - reconnect: makes another connection after a lost one; nil ends the run instead.
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
    ///   - delegate: receiver of the window's events; not retained.
    /// - Returns: the window, which is shown as soon as a compositor is connected.
    /// - Throws: ``HostError`` with ``ExitStatus/connectionLost(_:)`` if the search for a compositor has ended, or with
    ///   ``ExitStatus/unavailable(_:)`` if the compositor has withdrawn an interface that windows need.
    package func openWindow(_ options: WindowOptions, delegate: any WindowDelegate) throws(HostError) -> any Window {
        if let error = supervisor.end { throw HostError(.connectionLost("\(error)")) }
        if isConnected, let missing = globals.missing {
            throw HostError(.unavailable("the Wayland compositor offers no \(missing)"))
        }
        // A window that is opened without a connection is shown after the next one.
        let window = WaylandWindow(options, delegate: delegate, host: self)
        windows.append(window)
        scheduleTurn()
        return window
    }

    /// Handles a press of the user on `window`: menus of other windows close.
    func pressed(on window: WaylandWindow) {
        for other in windows where other !== window { other.endPopups() }
    }

    func forget(_ window: WaylandWindow) { windows.removeAll { $0 === window } }

    func outputsChanged() {
        ledger.note(.output)
        for window in windows { window.outputsChanged() }
    }

    // MARK: Connections

    /// False without a compositor, and while a new compositor has not yet announced its globals.
    var isConnected: Bool { supervisor.isConnected }

    /// Ends everything that belongs to the connection: gestures are cancelled, held keys are released, windows lose
    /// their toplevels.
    func leaveConnection() {
        note(.connection)
        waitsForRoom = false
        let old = globals
        globals = Globals()
        old.destroy()
        for window in windows { window.connectionLost() }
    }

    /// Replaces the connection by a new one on which nothing has been received yet.
    func adopt(_ new: Connection) {
        connection = new
        bindGlobals()
        flush()
    }

    private func bindGlobals() {
        globals.bind(WlDisplay(proxy: connection.displayProxy), for: self) { [weak self] in
            self?.supervisor.globalsBecameUsable()
        }
    }

    /// Gives the windows toplevels on the new connection.
    func reconnected() {
        for window in windows { window.reconnected() }
    }

    // MARK: Turns

    /// Handles all events that have arrived, draws the windows that are due, and sends the requests. Never waits.
    ///
    /// Called when the socket is readable; tests call it themselves.
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
        if runLoopWait == nil { ledger.endWakeUp() }
        return events > 0 || frames > 0
    }

    func note(_ cause: WakeUpCounts.Cause) {
        ledger.note(cause)
        if runLoopWait == nil { ledger.beginWakeUp(cause) }
    }

    /// Schedules ``processEvents()`` before the next wait, so that due windows are drawn and requests are sent even if
    /// the compositor sends nothing.
    func scheduleTurn() {
        guard turn == .none else { return }
        turn = .scheduled
        guard runLoopWait == nil else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.turn == .scheduled else { return }
                self.processEvents()
            }
        }
    }

    private func drawDueWindows() -> Int {
        var count = 0
        // A window that becomes due while others draw is drawn in this turn, too, but only once: after drawing it waits
        // for its callback.
        for window in windows where window.turnEnds() { count += 1 }
        return count
    }

    func flush() {
        switch connection.flush() {
        case .done, .broken: waitsForRoom = false
        case .mustWaitForSocket: waitsForRoom = true
        }
    }

    // MARK: Running

    /// Wait of the main thread; nil outside of ``run()``.
    private var runLoopWait: RunLoopWait?

    package func run() -> ExitStatus {
        if let status { return status }
        ledger.beginWakeUp(.start)
        let wait = RunLoopWait(self)
        runLoopWait = wait
        wait.start()
        // Events that arrived during setup are in libwayland's queue, and the socket is not readable because of them.
        processEvents()
        while status == nil {
            // `run` returns after each source handled, so that the loop sees a new status.
            guard RunLoop.main.run(mode: .default, before: .distantFuture) else { break }
        }
        supervisor.stop()
        settingsPortal?.stop()
        accessibility?.stop()
        wait.stop()
        runLoopWait = nil
        return status ?? .success
    }

    // MARK: For the wait

    /// The connection's socket; nil without a connection.
    var socket: Int32? { connection.error == nil ? connection.fileDescriptor : nil }

    /// True if a turn is due before the next wait.
    var hasScheduledTurn: Bool { turn == .scheduled }

    /// True after ``stop(_:)``.
    var isStopped: Bool { status != nil }

    /// True if the last turn did nothing but hand out frames: no input, no new size.
    var lastTurnOnlyAnimated: Bool { ledger.onlyAnimates }

    /// Records that the thread wakes up for `cause`.
    func wakesUp(_ cause: WakeUpCounts.Cause) { ledger.beginWakeUp(cause) }

    /// Records that the thread is about to sleep.
    func isAboutToSleep() { ledger.endWakeUp() }

    package func stop(_ status: ExitStatus) {
        guard self.status == nil else { return }
        self.status = status
        // A fired timer does not make the run loop return; a block on the main queue does.
        DispatchQueue.main.async {}
    }
}
