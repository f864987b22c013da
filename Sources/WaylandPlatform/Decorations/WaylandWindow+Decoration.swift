import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

extension WaylandWindow {
    /// Whether the frame is the window's own to draw: where the compositor draws none, or says that it will not.
    private var drawsDecoration: Bool {
        guard host?.decorationPainter != nil, host?.globals.subcompositor != nil else { return false }
        return toplevelDecoration == nil || decorationMode == .clientSide
    }

    /// What the title bar takes of the height that the compositor speaks of, in points.
    var titleBarHeight: CGFloat { drawsDecoration && !pendingConfiguration.has(.fullscreen) ? TitleBar.height : 0 }

    package func setDecorationStyle(_ style: DecorationStyle) {
        guard style != decorationStyle else { return }
        decorationStyle = style
        describeDecoration()
        decorationChanged()
    }

    /// Tells the frame what to show from the next commit on.
    func describeDecoration() {
        guard let host, schedule != .closed else { return }
        if decoration == nil, drawsDecoration, let painter = host.decorationPainter {
            decoration = Decoration(of: surface, globals: host.globals, painter: painter) { [weak self] in
                self?.host?.note(.buffer)
                self?.decorationChanged()
            }
        }
        guard titleBarHeight > 0 else {
            decoration?.set(nil)
            return
        }
        let isMaximized = pendingConfiguration.has(.maximized)
        var style = decorationStyle
        style.buttons = style.buttons.filter { button in
            switch button {
            case .close: true
            case .maximize: isResizable && pendingConfiguration.can(.maximize)
            case .minimize: pendingConfiguration.can(.minimize)
            }
        }
        decoration?.set(
            Decoration.State(
                title: title, style: style,
                geometry: DecorationGeometry(
                    content: size, freeEdges: isMaximized ? [] : pendingConfiguration.freeEdges,
                    isResizable: isResizable && !isMaximized),
                isActive: pendingConfiguration.has(.activated), isMaximized: isMaximized))
    }

    var isResizable: Bool {
        guard let minimumSize, let maximumSize else { return true }
        return minimumSize != maximumSize
    }

    /// The frame may look different: with the next commit of content, or with one of its own.
    func decorationChanged() {
        if decoration?.needsUpdate == true { host?.scheduleTurn() }
    }

    /// Draws what has changed of the frame.
    ///
    /// - Returns: whether the window has to commit.
    func updateDecoration() -> Bool {
        guard let decoration, let host else { return false }
        do {
            return try decoration.update(scale: scale)
        } catch {
            host.stop(ExitStatus(code: 71, message: "no buffer for the window's frame: \(error)"))
            return false
        }
    }

    /// Says what of the surfaces is the window: not its shadow.
    func describeGeometry() {
        let geometry = CGRect(
            x: 0, y: -titleBarHeight, width: size.width, height: size.height + titleBarHeight)
        // Without a frame of ours the surface is the window, and the compositor knows that.
        guard geometry != committedGeometry, committedGeometry != nil || titleBarHeight > 0 else { return }
        committedGeometry = geometry
        shellSurface.setWindowGeometry(
            x: Int32(geometry.minX), y: Int32(geometry.minY), width: Int32(geometry.width),
            height: Int32(geometry.height))
    }

    /// Does what somebody did to the frame.
    func perform(_ action: DecorationInteraction.Action, seat: Seat) {
        switch action {
        case .nothing: break
        case .move(let serial): toplevel.move(seat: seat.object, serial: serial)
        case .resize(let edges, let serial):
            toplevel.resize(seat: seat.object, serial: serial, edges: edges.ofShell)
        case .showMenu(let point, let serial):
            guard pendingConfiguration.can(.windowMenu) else { return }
            toplevel.showWindowMenu(seat: seat.object, serial: serial, x: Int32(point.x), y: Int32(point.y))
        case .toggleMaximized:
            guard isResizable, pendingConfiguration.can(.maximize) else { return }
            if pendingConfiguration.has(.maximized) { toplevel.unsetMaximized() } else { toplevel.setMaximized() }
        case .minimize: toplevel.setMinimized()
        case .close: emit(.closeRequested)
        }
    }
}

extension ResizeEdges {
    /// As `xdg_toplevel.resize_edge` has them: the same bits.
    @MainActor fileprivate var ofShell: XdgToplevel.ResizeEdge {
        XdgToplevel.ResizeEdge(rawValue: UInt32(rawValue))
    }
}
