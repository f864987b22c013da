import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// A window on one connection: the objects by which the compositor knows it, and all that both sides have said by them.
///
/// It is made when there is a compositor, and destroyed with the connection or the window, so that nothing of one
/// compositor is left when another comes: see docs/decisions/0092-what-a-window-loses-with-its-connection.md.
@MainActor final class Toplevel {
    enum Event {
        /// Everything that was said since the last one counts from now on.
        case configured
        case closeRequested
        case outputs(SurfaceOutputs.Event)
        case bufferReleased
    }

    /// State that a window asks for when it opens.
    enum StartState { case floating, maximized, fullscreen }

    let content: DrawnSurface
    let shellSurface: XdgSurface
    let object: XdgToplevel
    let outputs: SurfaceOutputs
    let decoration: ToplevelDecoration
    let answers: FrameAnswers
    let popups = PopupStack()
    /// Sent by the compositor; a size in it counts when ``Event/configured`` follows.
    private(set) var requested = ToplevelConfiguration()
    /// The configuration that the window's delegate knows.
    var announced: WindowConfiguration?
    /// Serial number of the last configure event, until a commit answers it.
    private var unacknowledged: UInt32?
    /// The content's size and scale in the last frame that was committed.
    private var shown: (size: CGSize, scale: Double)?
    private var sentLimits: [Int32] = [0, 0, 0, 0]
    private var sentGeometry: CGRect?
    private var idleInhibitor: ZwpIdleInhibitorV1?
    /// Runs until the compositor has said the first size.
    private let firstSizeTimer = HostTimer()
    private weak var host: WaylandHost?

    /// Nil if the compositor lacks what a window takes.
    init?(_ host: WaylandHost, onEvent: @escaping @MainActor (Event) -> Void) {
        let globals = host.globals
        guard let compositor = globals.compositor, let shell = globals.shell, let shm = globals.shm else { return nil }
        self.host = host
        let surface = compositor.createSurface()
        shellSurface = shell.getXdgSurface(surface: surface)
        object = shellSurface.getToplevel()
        decoration = ToplevelDecoration(of: object, host)
        content = DrawnSurface(surface, shm: shm, format: .xrgb8888, globals: globals)
        outputs = SurfaceOutputs(surface, globals: globals) { [weak host] event in
            host?.note(.output)
            onEvent(.outputs(event))
        }
        answers = FrameAnswers(surface)
        content.onRelease = { onEvent(.bufferReleased) }
        object.onEvent { [weak self] event in self?.received(event, onEvent) }
        shellSurface.onEvent { [weak self] event in
            switch event {
            case .configure(let serial): self?.configure(serial: serial)
            }
            onEvent(.configured)
        }
    }

    var surface: WlSurface { content.surface }

    private func received(_ event: XdgToplevel.Event, _ onEvent: @MainActor (Event) -> Void) {
        host?.note(.configure)
        switch event {
        case .configure(let width, let height, let states):
            requested.width = max(0, Int(width))
            requested.height = max(0, Int(height))
            requested.states = Set(states.words)
        case .configureBounds(let width, let height):
            requested.boundsWidth = max(0, Int(width))
            requested.boundsHeight = max(0, Int(height))
        case .close: onEvent(.closeRequested)
        case .wmCapabilities(let capabilities): requested.capabilities = Set(capabilities.words)
        }
    }

    private func configure(serial: UInt32) {
        host?.note(.configure)
        firstSizeTimer.stop()
        unacknowledged = serial
        decoration.configure()
    }

    // MARK: Committing

    /// True if the last frame that was committed has this size and scale.
    func shows(_ content: ContentSize) -> Bool {
        guard let shown else { return false }
        return shown.size == content.size && shown.scale == content.scale
    }

    /// True if a configure event waits for its answer.
    var mustAcknowledge: Bool { unacknowledged != nil }

    /// Prepares the commit of a frame: the decoration, and the answer to the last configure event.
    func prepareCommit(showing content: ContentSize) {
        shown = (content.size, content.scale)
        _ = decoration.update(scale: content.scale)
        sendAnswers(content)
    }

    /// Commits what has changed besides the content: a new look of the decoration, or the answer to a configure event that
    /// changes no pixel.
    func finishTurn(_ content: ContentSize) {
        guard shows(content) else { return }
        let hasNewDecoration = decoration.update(scale: content.scale)
        guard hasNewDecoration || mustAcknowledge else { return }
        sendAnswers(content)
        surface.commit()
    }

    /// A configure event is acknowledged with the first commit that shows it, not before: what is committed in between is of
    /// the size that was asked for earlier.
    private func sendAnswers(_ content: ContentSize) {
        if let serial = unacknowledged {
            unacknowledged = nil
            shellSurface.ackConfigure(serial: serial)
        }
        sendGeometry(content.size)
    }

    // MARK: Geometry

    /// Height of a title bar that the window draws itself, in points.
    var titleBarHeight: CGFloat { decoration.isOwn && !requested.has(.fullscreen) ? TitleBar.height : 0 }

    /// The part of the surfaces that is the window, without its shadow, in points of the content.
    func geometry(_ size: CGSize) -> CGRect {
        let bar = titleBarHeight
        return CGRect(x: 0, y: -bar, width: size.width, height: size.height + bar)
    }

    private func sendGeometry(_ size: CGSize) {
        let geometry = geometry(size)
        // Without a decoration of ours the surface is the window, and the compositor knows that.
        guard geometry != sentGeometry, sentGeometry != nil || titleBarHeight > 0 else { return }
        sentGeometry = geometry
        shellSurface.setWindowGeometry(
            x: Int32(geometry.minX), y: Int32(geometry.minY), width: Int32(geometry.width),
            height: Int32(geometry.height))
    }

    /// Sends the smallest and the largest size, which for the compositor are those of the window with its title bar.
    func sendLimits(_ content: ContentSize) {
        func side(_ side: CGFloat?, _ extra: CGFloat) -> Int32 {
            // 0 is no limit.
            guard let side, side.isFinite, side < 1e6 else { return 0 }
            return Int32((max(1, side) + extra).rounded(.up))
        }
        let bar = titleBarHeight
        let minimum = (side(content.minimum?.width, 0), side(content.minimum?.height, bar))
        var maximum = (side(content.maximum?.width, 0), side(content.maximum?.height, bar))
        // Less than the least is a mistake that ends the connection.
        if maximum.0 > 0 { maximum.0 = max(maximum.0, minimum.0) }
        if maximum.1 > 0 { maximum.1 = max(maximum.1, minimum.1) }
        let limits = [minimum.0, minimum.1, maximum.0, maximum.1]
        guard limits != sentLimits else { return }
        sentLimits = limits
        object.setMinSize(width: minimum.0, height: minimum.1)
        object.setMaxSize(width: maximum.0, height: maximum.1)
    }

    // MARK: Requests

    /// Asks for the first configure event, by a commit without a buffer.
    ///
    /// - Parameter onSilence: called if none has come when a person begins to wonder.
    func begin(_ state: StartState, onSilence: @escaping @MainActor (_ seconds: Int) -> Void) {
        switch state {
        case .floating: break
        case .maximized: object.setMaximized()
        case .fullscreen: object.setFullscreen(output: nil)
        }
        surface.commit()
        guard let host else { return }
        firstSizeTimer.start(after: Self.wonderingAfter, in: host.system) { onSilence(Int(Self.wonderingAfter)) }
    }

    /// Seconds; compositors answer within milliseconds.
    private static let wonderingAfter = 5.0

    /// Asks that the screen stay on while the window is seen, which the compositor finds out by itself.
    func setKeepsScreenOn(_ isWanted: Bool) {
        if isWanted, idleInhibitor == nil {
            idleInhibitor = host?.globals.idleInhibitors?.createInhibitor(surface: surface)
        } else if !isWanted {
            idleInhibitor?.destroy()
            idleInhibitor = nil
        }
    }

    /// The state to open with on another connection; nil before the first configure event.
    var stateToRestore: StartState? {
        guard announced != nil else { return nil }
        return requested.has(.fullscreen) ? .fullscreen : requested.has(.maximized) ? .maximized : .floating
    }

    func destroy() {
        firstSizeTimer.stop()
        answers.destroy()
        decoration.destroy()
        outputs.destroy()
        idleInhibitor?.destroy()
        object.destroy()
        shellSurface.destroy()
        content.destroy()
    }
}
