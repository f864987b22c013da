import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Decoration of one toplevel, drawn by the compositor, or by the window if the compositor draws none.
@MainActor final class ToplevelDecoration {
    private weak var host: WaylandHost?
    private let object: ZxdgToplevelDecorationV1?
    /// Mode sent by the compositor; it takes effect with the next configure event.
    private var pendingMode: ZxdgToplevelDecorationV1.Mode?
    private var mode = ZxdgToplevelDecorationV1.Mode.serverSide
    /// Decoration drawn by the window, made when it is needed first; nil before.
    private(set) var own: Decoration?

    init(of toplevel: XdgToplevel, _ host: WaylandHost) {
        self.host = host
        object = host.globals.decorations?.getToplevelDecoration(toplevel: toplevel)
        object?.onEvent { [weak self] event in
            switch event {
            case .configure(let mode): self?.pendingMode = mode
            }
        }
        object?.setMode(mode: .serverSide)
    }

    /// Puts the mode that the compositor has sent into effect.
    func configure() {
        if let pendingMode { mode = pendingMode }
    }

    /// True if the window draws its decoration: the compositor has no decorations, or has chosen client-side ones.
    var isOwn: Bool {
        guard host?.decorationPainter != nil, host?.globals.subcompositor != nil else { return false }
        return object == nil || mode == .clientSide
    }

    /// Sets the appearance of the window's own decoration from the next commit on; nil hides it.
    func set(_ state: Decoration.State?, over surface: WlSurface) {
        if own == nil, isOwn, let host, let painter = host.decorationPainter {
            own = Decoration(of: surface, globals: host.globals, painter: painter) { [weak self] in
                self?.host?.note(.buffer)
                self?.scheduleUpdate()
            }
        }
        own?.set(state)
    }

    /// Schedules a turn if the decoration has to be drawn again. It is committed with the next commit of content, or
    /// with a commit of its own.
    func scheduleUpdate() {
        if own?.needsUpdate == true { host?.scheduleTurn() }
    }

    /// Draws the changed parts of the window's own decoration; stops the host with status 71 if there is no memory for
    /// a buffer.
    ///
    /// - Returns: true if the window has to commit.
    func update(scale: Double) -> Bool {
        guard let own, let host else { return false }
        do {
            return try own.update(scale: scale)
        } catch {
            host.stop(ExitStatus(code: 71, message: "no buffer for the window's decoration: \(error)"))
            return false
        }
    }

    func destroy() {
        own?.destroy()
        own = nil
        object?.destroy()
    }
}
