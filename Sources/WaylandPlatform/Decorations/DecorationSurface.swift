import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// One part of a window's own decoration: a subsurface with its own buffers, drawn again only when its content changes.
/// Changes appear on screen with the window's next commit.
@MainActor final class DecorationSurface {
    enum Content: Hashable {
        case titleBar(TitleBarLook, over: WindowShadowLook?)
        /// The part of a shadow in an area, in points from the window's top left corner.
        case shadow(WindowShadowLook, in: CGRect)
    }

    /// Rectangle of the part, in points from the window's top left corner; nil while it is hidden.
    private(set) var area: CGRect?
    private let drawn: DrawnSurface
    private let subsurface: WlSubsurface
    private let compositor: WlCompositor
    private var shown: (content: Content, scale: Double)?
    private var inputArea: CGRect?

    /// Returns nil if the compositor lacks an interface that the part needs.
    ///
    /// - Parameters:
    ///   - parent: the window's surface.
    ///   - globals: objects that the compositor offers.
    ///   - onRelease: called when the compositor releases a buffer.
    init?(of parent: WlSurface, globals: Globals, onRelease: @escaping @MainActor () -> Void) {
        guard let compositor = globals.compositor, let subcompositor = globals.subcompositor, let shm = globals.shm
        else { return nil }
        self.compositor = compositor
        let surface = compositor.createSurface()
        subsurface = subcompositor.getSubsurface(surface: surface, parent: parent)
        drawn = DrawnSurface(surface, shm: shm, format: .argb8888, globals: globals)
        drawn.onRelease = onRelease
    }

    var surface: WlSurface { drawn.surface }

    enum Outcome { case unchanged, committed, noBuffer }

    /// Draws and commits the surface if its content, scale or area has changed.
    ///
    /// - Parameters:
    ///   - content: picture of the part.
    ///   - area: position and size, in points from the window's top left corner.
    ///   - origin: the window's top left corner, in points of the window's surface.
    ///   - inputArea: part of `area` that takes input; nil for all of it, empty for nothing.
    ///   - scale: pixels per point.
    ///   - painter: painter of the content.
    /// - Returns: ``Outcome/noBuffer`` if the compositor holds every buffer; nothing has changed then.
    /// - Throws: ``MemoryError`` if the machine has no memory for a buffer.
    func show(
        _ content: Content, in area: CGRect, origin: CGPoint, inputArea: CGRect?, scale: Double,
        painter: any DecorationPainter
    ) throws(MemoryError) -> Outcome {
        if let shown, shown == (content, scale), area == self.area { return .unchanged }
        let outcome = try drawn.draw(area.size, scale: scale) { pixels in
            switch content {
            case .titleBar(let look, let shadow): painter.paint(look, over: shadow, scale: scale, into: pixels)
            case .shadow(let shadow, let area): painter.paint(shadow, in: area, scale: scale, into: pixels)
            }
            return [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)]
        }
        guard outcome == .attached else { return .noBuffer }
        subsurface.setPosition(x: Int32(area.minX + origin.x), y: Int32(area.minY + origin.y))
        setInputArea(inputArea?.offsetBy(dx: -area.minX, dy: -area.minY))
        drawn.surface.commit()
        shown = (content, scale)
        self.area = area
        return .committed
    }

    /// Frees the buffers that are not on screen.
    ///
    /// - Returns: false if the compositor still holds such buffers.
    func trim() -> Bool { drawn.trim(to: 1) }

    /// Hides the surface.
    ///
    /// - Returns: false if it was hidden already.
    func hide() -> Bool {
        guard area != nil else { return false }
        drawn.unmap()
        area = nil
        shown = nil
        return true
    }

    /// - Parameter local: the area, in points of the surface; nil for all of it.
    private func setInputArea(_ local: CGRect?) {
        guard local != inputArea, let local else { return }
        inputArea = local
        drawn.setInputRegion(local, compositor)
    }

    func destroy() {
        subsurface.destroy()
        drawn.destroy()
    }
}
