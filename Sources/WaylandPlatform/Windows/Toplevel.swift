import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// A window on one connection: its protocol objects, and the state that both sides have sent.
///
/// It is made on a connection, and destroyed with the connection or the window, so that no state of one compositor is
/// left on the next connection: see docs/decisions/0092-toplevel-per-connection.md.
@MainActor final class Toplevel {
    enum Event {
        /// The state sent since the last configure event is in effect now.
        case configured
        case closeRequested
        case outputs(SurfaceOutputs.Event)
        case bufferReleased
    }

    /// State that a window requests when it opens.
    enum StartState { case floating, maximized, fullscreen }

    let content: DrawnSurface
    let shellSurface: XdgSurface
    let object: XdgToplevel
    let outputs: SurfaceOutputs
    let decoration: ToplevelDecoration
    let answers: FrameAnswers
    let popups = PopupStack()
    /// State sent by the compositor; a size is in effect after ``Event/configured``.
    private(set) var requested = ToplevelConfiguration()
    /// Configuration that the window's delegate was sent last; nil before the first.
    var announced: WindowConfiguration?
    /// Serial number of the last configure event, until a commit answers it.
    private var unacknowledged: UInt32?
    /// The content's size and scale in the last committed frame.
    private var shown: (size: CGSize, scale: Double)?
    private var geometry = ToplevelGeometry()
    private var idleInhibitor: ZwpIdleInhibitorV1?
    /// Timer that runs until the compositor has sent the first size.
    private let firstSizeTimer = HostTimer()
    private weak var host: WaylandHost?

    /// Returns nil if the compositor lacks an interface that windows need.
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

    /// True if the last committed frame has this size and scale.
    func shows(_ content: ContentSize) -> Bool {
        guard let shown else { return false }
        return shown.size == content.size && shown.scale == content.scale
    }

    /// True before the first frame is committed.
    var showsNothing: Bool { shown == nil }

    /// True if the compositor places windows by their surfaces, without their title bars.
    var placesBySurface: Bool { host?.globals.placesBySurface == true }

    /// True if a configure event is not answered yet.
    var mustAcknowledge: Bool { unacknowledged != nil }

    /// Prepares the commit of a frame: the decoration, and the answer to the last configure event.
    func prepareCommit(showing content: ContentSize) {
        shown = (content.size, content.scale)
        _ = decoration.update(scale: content.scale)
        sendAnswers(content)
    }

    /// Commits changes other than the content: a new look of the decoration, or the answer to a configure event that
    /// changes no pixel.
    func finishTurn(_ content: ContentSize) {
        guard shows(content) else { return }
        let hasNewDecoration = decoration.update(scale: content.scale)
        guard hasNewDecoration || mustAcknowledge else { return }
        sendAnswers(content)
        surface.commit()
    }

    /// Acknowledges the last configure event and sends the geometry. The event is acknowledged with the first commit
    /// that shows it, not before: commits in between still have the size requested earlier.
    func sendAnswers(_ content: ContentSize) {
        if let serial = unacknowledged {
            unacknowledged = nil
            shellSurface.ackConfigure(serial: serial)
        }
        geometry.sendRect(content.size, titleBar: titleBarHeight, to: shellSurface)
    }

    // MARK: Geometry

    /// Height of the title bar that the window draws itself, in points; 0 for none.
    var titleBarHeight: CGFloat { decoration.isOwn && !requested.has(.fullscreen) ? TitleBar.height : 0 }

    /// Rectangle of the window with its title bar and without its shadow, in points of the content.
    func geometry(_ size: CGSize) -> CGRect { ToplevelGeometry.rect(size, titleBar: titleBarHeight) }

    /// Largest content that the window should choose, in points: the compositor's bounds, or what fits on the outputs
    /// that show the window, with a title bar; nil if neither is known.
    func room(on outputs: [Output]?) -> CGSize? {
        if let bounds = requested.bounds(titleBar: titleBarHeight) { return bounds }
        guard let size = self.outputs.room(among: outputs ?? []) else { return nil }
        // The compositor's own title bar is about as high.
        return CGSize(width: size.width, height: max(1, size.height - TitleBar.height))
    }

    func sendLimits(_ content: ContentSize) {
        geometry.sendLimits(content, titleBar: titleBarHeight, to: object)
    }

    // MARK: Requests

    /// Requests the first configure event, by a commit without a buffer.
    ///
    /// A compositor that never answers, because it is stopped or broken, cannot be distinguished from a slow one. So
    /// the window goes on waiting, and after five seconds a message says why nothing is shown.
    ///
    /// - Parameters:
    ///   - state: state to request.
    ///   - title: title of the window, for the message.
    func begin(_ state: StartState, title: @escaping @MainActor () -> String) {
        switch state {
        case .floating: break
        case .maximized: object.setMaximized()
        case .fullscreen: object.setFullscreen(output: nil)
        }
        surface.commit()
        guard let host else { return }
        firstSizeTimer.start(after: Self.wonderingAfter, in: host.system) { [weak host] in
            host?.note(.timer)
            host?.system.printMessage(
                "nothing is shown in the window “\(title())” yet: the Wayland compositor has not said in "
                    + "\(Int(Self.wonderingAfter)) seconds how large it is to be. The program waits on; if the compositor "
                    + "does not recover, end it, or set LILT_HOST=offscreen to run without a desktop")
        }
    }

    /// Seconds until the message about a silent compositor; compositors answer within milliseconds.
    private static let wonderingAfter = 5.0

    /// Keeps the screen on while the window is seen, or no longer. The compositor knows whether the window is seen.
    func setKeepsScreenOn(_ isWanted: Bool) {
        if isWanted, idleInhibitor == nil {
            idleInhibitor = host?.globals.idleInhibitors?.createInhibitor(surface: surface)
        } else if !isWanted {
            idleInhibitor?.destroy()
            idleInhibitor = nil
        }
    }

    /// State to request on the next connection; nil before the first configure event.
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
