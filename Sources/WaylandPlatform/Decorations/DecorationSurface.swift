import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// One part of a window's own decoration: a subsurface with buffers of its own, drawn again only if it is to show
/// something else. It changes on screen with the window's next commit.
@MainActor final class DecorationSurface {
    enum Content: Hashable {
        case titleBar(TitleBarLook, over: WindowShadowLook?)
        /// The part of a shadow in an area, in points from the window's top left corner.
        case shadow(WindowShadowLook, in: CGRect)
    }

    /// Rectangle in points from the window's top left corner; nil if it is not shown.
    private(set) var area: CGRect?
    private let drawn: DrawnSurface
    private let subsurface: WlSubsurface
    private let compositor: WlCompositor
    private var shown: (content: Content, scale: Double)?
    private var inputArea: CGRect?

    /// Nil if the compositor lacks an interface that it needs.
    ///
    /// - Parameters:
    ///   - parent: the window's surface.
    ///   - globals: of the compositor.
    ///   - onRelease: called when the compositor gives a buffer back.
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

    /// Draws and commits the surface if it is to show something else, or elsewhere.
    ///
    /// - Parameters:
    ///   - content: picture of the part.
    ///   - area: position and size, in points from the window's top left corner.
    ///   - origin: that corner, in points of the window's surface.
    ///   - inputArea: part of `area` that takes input; nil for all of it, empty for nothing.
    ///   - scale: pixels per point.
    ///   - painter: draws it.
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

    /// Takes the surface off the screen.
    ///
    /// - Returns: false if it was not on it.
    func hide() -> Bool {
        guard area != nil else { return false }
        drawn.unmap()
        area = nil
        shown = nil
        return true
    }

    /// - Parameter local: in points of the surface; nil for all of it.
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
