import Foundation
import Platform
import WaylandClient
import WaylandProtocols

extension Toplevel {
    /// Sets the appearance of the window's own decoration from the next commit on.
    func updateDecoration(title: String, style: DecorationStyle, _ content: ContentSize) {
        guard titleBarHeight > 0 else { return decoration.set(nil, over: surface) }
        let isMaximized = requested.has(.maximized)
        var style = style
        style.buttons = style.buttons.filter { button in
            switch button {
            case .close: true
            case .maximize: content.isResizable && requested.can(.maximize)
            case .minimize: requested.can(.minimize)
            }
        }
        decoration.set(
            Decoration.State(
                title: title, style: style,
                geometry: DecorationGeometry(
                    content: content.size, freeEdges: isMaximized ? [] : requested.freeEdges,
                    movableEdges: content.isResizable && !isMaximized ? requested.movableEdges : []),
                isActive: requested.has(.activated), isMaximized: isMaximized),
            over: surface)
    }

    /// Sends the compositor the request for `action`; closing the window is none.
    func perform(_ action: DecorationInteraction.Action, _ seat: WlSeat, isResizable: Bool) {
        switch action {
        case .nothing, .close: break
        case .move(let serial): object.move(seat: seat, serial: serial)
        case .resize(let edges, let serial):
            // The protocol uses equal bits.
            object.resize(
                seat: seat, serial: serial, edges: XdgToplevel.ResizeEdge(rawValue: UInt32(edges.rawValue)))
        case .showMenu(let point, let serial):
            guard requested.can(.windowMenu) else { return }
            object.showWindowMenu(seat: seat, serial: serial, x: Int32(point.x), y: Int32(point.y))
        case .toggleMaximized:
            guard isResizable, requested.can(.maximize) else { return }
            if requested.has(.maximized) { object.unsetMaximized() } else { object.setMaximized() }
        case .minimize: object.setMinimized()
        }
    }
}
