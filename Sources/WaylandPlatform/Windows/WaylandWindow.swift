package import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

/// One `xdg_toplevel`: its objects, its size and scale, and the schedule of its frames.
@MainActor package final class WaylandWindow: Window {
    package internal(set) var size: CGSize
    package internal(set) var scale: Double = 1

    private(set) var surface: WlSurface
    weak var host: WaylandHost?
    weak var delegate: (any WindowDelegate)?
    let options: WindowOptions

    private(set) var shellSurface: XdgSurface
    private(set) var toplevel: XdgToplevel
    var toplevelDecoration: ZxdgToplevelDecorationV1?
    /// Who draws the frame, as the compositor has decided; counts with the next configure event.
    var pendingDecorationMode: ZxdgToplevelDecorationV1.Mode?
    var decorationMode = ZxdgToplevelDecorationV1.Mode.serverSide
    /// The window's own, where the compositor draws none.
    var decoration: Decoration?
    var decorationStyle: DecorationStyle
    var title: String
    var minimumSize: CGSize?
    var maximumSize: CGSize?
    /// As last said: least width and height, largest width and height.
    var committedLimits: [Int32] = [0, 0, 0, 0]
    var committedGeometry: CGRect?
    var viewport: WpViewport?
    var fractionalScale: WpFractionalScaleV1?
    /// Outputs that show some part of the window.
    var enteredOutputs: [WlOutput] = []
    /// What the compositor wants the scale to be, where it says so itself.
    var preferredScale: Double?
    var pendingConfiguration = ToplevelConfiguration()
    var configuration: WindowConfiguration?
    /// How often the window has got a new surface, from another compositor.
    var surfaceCount = 0
    /// The number of the last configure event, while nothing that was committed answers it.
    var unacknowledged: UInt32?
    /// The content's size and scale in the last frame that was committed.
    var committedSize: CGSize?
    var committedContentScale = 0.0
    /// The size to take when the compositor has none.
    var floatingSize: CGSize

    var schedule = FrameSchedule.unconfigured
    var predictor = FramePredictor()
    var wakeUp = FrameWakeUp()
    /// Runs while callbacks are due.
    var supervision = FrameWakeUp()
    /// Runs until the compositor has said the first size.
    var firstSizeWait = FrameWakeUp()
    /// Between two looks at a window that nobody sees.
    var unseenWait = GrowingWait()
    /// When a callback was last asked for, in monotonic seconds.
    var lastCommit = 0.0
    private(set) var buffers: BufferPool
    var frameCount = 0
    /// The frame being drawn.
    var currentFrame: CurrentFrame?
    var callback: WlCallback?
    var feedbacks: [Int: WpPresentationFeedback] = [:]
    /// The size that the surface was last told its buffers stand for, in points.
    var committedDestination: CGSize?
    var committedScale: Int32 = 1

    /// In the order of their coming: the last one is in front, and goes first.
    var popups: [WaylandPopup] = []
    /// Whether one of them was drawn in the frame that is being made.
    var popupsHaveDrawn = false

    var cursor = Cursor.arrow
    private(set) var textInput: TextInputState?
    /// Whether the screen is to stay on, and what tells the compositor so.
    private var keepsScreenOn = false
    private var idleInhibitor: ZwpIdleInhibitorV1?

    struct CurrentFrame {
        var index: Int
        /// Monotonic seconds.
        var drawn: Double
        var predicted: Double
        /// Its callback brought it, and it was not late.
        var isInStep: Bool
    }

    init(_ options: WindowOptions, delegate: any WindowDelegate, host: WaylandHost) {
        self.options = options
        self.delegate = delegate
        self.host = host
        title = options.title
        size = options.size ?? CGSize(width: 800, height: 600)
        floatingSize = size
        decorationStyle = options.decorationStyle
        minimumSize = options.minimumSize
        maximumSize = options.maximumSize
        let role = Role(host)
        (surface, shellSurface, toplevel, buffers) = (role.surface, role.shellSurface, role.toplevel, role.buffers)
        begin(role, options.startsFullscreen ? .fullscreen : .floating)
    }

    // MARK: The compositor's objects

    /// What makes a surface a window: made anew on each connection, and dead while there is none.
    private struct Role {
        let surface: WlSurface
        let shellSurface: XdgSurface
        let toplevel: XdgToplevel
        let buffers: BufferPool
        let release = ReleaseHandler()

        @MainActor init(_ host: WaylandHost) {
            let dead = host.connection.deadProxy()
            surface = host.globals.compositor?.createSurface() ?? WlSurface(proxy: dead)
            shellSurface = (host.globals.shell ?? XdgWmBase(proxy: dead)).getXdgSurface(surface: surface)
            toplevel = shellSurface.getToplevel()
            let release = release
            buffers = BufferPool(shm: host.globals.shm ?? WlShm(proxy: dead)) { release.body?() }
        }
    }

    /// Breaks the circle of "the pool needs the window, the window needs the pool".
    private final class ReleaseHandler {
        var body: (@MainActor () -> Void)?
    }

    private enum State { case floating, maximized, fullscreen }

    private func begin(_ role: Role, _ state: State) {
        role.release.body = { [weak self] in self?.bufferReleased() }
        if preferredScale == nil { scale = preferredIntegerScale() }
        predictor.outputChanged(refreshInterval: 1 / refreshRate)
        listen()
        if let host { describe(host.globals) }
        switch state {
        case .floating: break
        case .maximized: toplevel.setMaximized()
        case .fullscreen: toplevel.setFullscreen(output: nil)
        }
        inhibitIdle()
        // Without a buffer: asks for the first configure event.
        surface.commit()
        if schedule == .unconfigured, surface.proxy.isAlive { awaitFirstSize() }
    }

    /// The compositor is gone, and what it knew of this window with it.
    func connectionLost() {
        guard schedule != .closed else { return }
        endPopups()
        schedule.connectionLost()
        destroyObjects()
        callback = nil
        configuration = nil
        enteredOutputs = []
        preferredScale = nil
        committedDestination = nil
        committedScale = 1
        committedSize = nil
        committedGeometry = nil
        committedLimits = [0, 0, 0, 0]
        unacknowledged = nil
        pendingDecorationMode = nil
        decorationMode = .serverSide
        firstSizeWait.cancel()
        supervision.cancel()
        unseenWait.cancel()
        // Another compositor may show frames at other times.
        predictor.connectionLost()
    }

    /// There is a compositor again: the window comes back as it was.
    func reconnected() {
        guard schedule != .closed, let host else { return }
        let state: State =
            pendingConfiguration.has(.fullscreen)
            ? .fullscreen : pendingConfiguration.has(.maximized) ? .maximized : .floating
        pendingConfiguration = ToplevelConfiguration()
        surfaceCount += 1
        let role = Role(host)
        (surface, shellSurface, toplevel, buffers) = (role.surface, role.shellSurface, role.toplevel, role.buffers)
        begin(role, state)
    }

    private func destroyObjects() {
        callback?.proxy.forget()
        for feedback in feedbacks.values { feedback.proxy.forget() }
        feedbacks = [:]
        decoration?.destroy()
        decoration = nil
        toplevelDecoration?.destroy()
        toplevelDecoration = nil
        fractionalScale?.destroy()
        fractionalScale = nil
        viewport?.destroy()
        viewport = nil
        idleInhibitor?.destroy()
        idleInhibitor = nil
        toplevel.destroy()
        shellSurface.destroy()
        surface.destroy()
        buffers.destroy()
    }

    package var refreshRate: Double {
        let outputs = shownOutputs
        return outputs.map(\.refreshRate).first { $0 > 0 } ?? 60
    }

    package var startDate: Date { host?.startDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    // MARK: Requests

    package func setTitle(_ title: String) {
        guard title != self.title else { return }
        self.title = title
        toplevel.setTitle(title: title)
        describeDecoration()
        host?.scheduleTurn()
    }

    package func setCursor(_ cursor: Cursor) {
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        guard let host else { return }
        for seat in host.globals.seats.values { seat.pointer?.cursorChanged(in: self) }
        host.scheduleTurn()
    }

    package func setTextInput(_ state: TextInputState?) {
        guard state != textInput else { return }
        textInput = state
        guard let host else { return }
        for seat in host.globals.seats.values { seat.textInput?.textChanged(in: self) }
    }

    package func setKeepsScreenOn(_ isWanted: Bool) {
        guard isWanted != keepsScreenOn, schedule != .closed else { return }
        keepsScreenOn = isWanted
        inhibitIdle()
        host?.scheduleTurn()
    }

    /// The compositor looks by itself whether the window is seen.
    private func inhibitIdle() {
        if keepsScreenOn, idleInhibitor == nil {
            idleInhibitor = host?.globals.idleInhibitors?.createInhibitor(surface: surface)
        } else if !keepsScreenOn {
            idleInhibitor?.destroy()
            idleInhibitor = nil
        }
    }

    package func close() {
        guard schedule != .closed else { return }
        endPopups()
        schedule = .closed
        firstSizeWait.cancel()
        wakeUp.cancel()
        supervision.cancel()
        unseenWait.cancel()
        destroyObjects()
        host?.forget(self)
        host?.scheduleTurn()
    }

    func emit(_ event: WindowEvent) {
        guard schedule != .closed else { return }
        delegate?.window(self, received: event)
    }

    private func listen() {
        surface.onEvent { [weak self] event in self?.received(event) }
        toplevel.onEvent { [weak self] event in self?.received(event) }
        shellSurface.onEvent { [weak self] event in
            switch event {
            case .configure(let serial): self?.configure(serial: serial)
            }
        }
    }

    private func describe(_ globals: Globals) {
        toplevel.setTitle(title: title)
        toplevel.setAppId(appId: options.applicationID)
        if let decorations = globals.decorations {
            let toplevelDecoration = decorations.getToplevelDecoration(toplevel: toplevel)
            toplevelDecoration.onEvent { [weak self] event in
                switch event {
                case .configure(let mode): self?.pendingDecorationMode = mode
                }
            }
            toplevelDecoration.setMode(mode: .serverSide)
            self.toplevelDecoration = toplevelDecoration
        }
        describeLimits()
        if let viewporter = globals.viewporter, let scales = globals.fractionalScales {
            viewport = viewporter.getViewport(surface: surface)
            let fractionalScale = scales.getFractionalScale(surface: surface)
            fractionalScale.onEvent { [weak self] event in
                switch event {
                case .preferredScale(let scale): self?.scalePreferred(Double(scale) / 120)
                }
            }
            self.fractionalScale = fractionalScale
        }
    }
}
