import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// One part of a window's own decoration: a subsurface with buffers of its own, drawn again only if it is to show something
/// else. What it shows counts with the window's next commit.
@MainActor final class DecorationSurface {
    enum Content: Hashable {
        case titleBar(TitleBarLook, over: WindowShadowLook?)
        /// The part of a shadow in an area, in points from the window's top left corner.
        case shadow(WindowShadowLook, in: CGRect)
    }

    let surface: WlSurface
    /// Where it lies, in points from the window's top left corner; nil if it is not shown.
    private(set) var area: CGRect?
    private let subsurface: WlSubsurface
    private let compositor: WlCompositor
    private let viewport: WpViewport?
    private let buffers: BufferPool
    private var shown: Content?
    private var shownScale = 0.0
    private var committedScale: Int32 = 1
    private var grabArea: CGRect?

    /// - Parameter onRelease: a buffer came back.
    init?(of parent: WlSurface, globals: Globals, onRelease: @escaping @MainActor () -> Void) {
        guard let compositor = globals.compositor, let subcompositor = globals.subcompositor, let shm = globals.shm
        else { return nil }
        self.compositor = compositor
        surface = compositor.createSurface()
        subsurface = subcompositor.getSubsurface(surface: surface, parent: parent)
        viewport = globals.fractionalScales == nil ? nil : globals.viewporter?.getViewport(surface: surface)
        buffers = BufferPool(shm: shm, format: .argb8888, onRelease: onRelease)
    }

    enum Outcome { case unchanged, committed, noBuffer }

    /// - Parameters:
    ///   - area: where, in points from the window's top left corner.
    ///   - origin: that corner, in points of the window's surface.
    ///   - grabArea: what of it takes input, in the same points as `area`; nil for all of it, empty for nothing.
    func show(
        _ content: Content, in area: CGRect, origin: CGPoint, grabArea: CGRect?, scale: Double,
        painter: any DecorationPainter
    ) throws(MemoryError) -> Outcome {
        guard content != shown || scale != shownScale || area != self.area else { return .unchanged }
        let width = max(1, Int((area.width * scale).rounded()))
        let height = max(1, Int((area.height * scale).rounded()))
        guard let buffer = try buffers.take(width: width, height: height) else { return .noBuffer }
        _ = buffer.withPixels(age: 0) { pixels in
            switch content {
            case .titleBar(let look, let shadow): painter.paint(look, over: shadow, scale: scale, into: pixels)
            case .shadow(let shadow, let area): painter.paint(shadow, in: area, scale: scale, into: pixels)
            }
            return []
        }
        buffers.attach(buffer, to: surface)
        surface.damage(x: 0, y: 0, width: .max, height: .max)
        describe(area, origin: origin, grabArea: grabArea, scale: scale)
        surface.commit()
        shown = content
        shownScale = scale
        self.area = area
        return .committed
    }

    /// - Returns: whether it was there.
    func hide() -> Bool {
        guard area != nil else { return false }
        surface.attach(buffer: nil, x: 0, y: 0)
        surface.commit()
        area = nil
        shown = nil
        return true
    }

    func destroy() {
        viewport?.destroy()
        subsurface.destroy()
        surface.destroy()
        buffers.destroy()
    }

    private func describe(_ area: CGRect, origin: CGPoint, grabArea: CGRect?, scale: Double) {
        subsurface.setPosition(x: Int32(area.minX + origin.x), y: Int32(area.minY + origin.y))
        if let viewport {
            viewport.setDestination(width: Int32(area.width), height: Int32(area.height))
        } else if surface.version >= WlSurface.Since.setBufferScale, committedScale != Int32(scale) {
            committedScale = Int32(scale)
            surface.setBufferScale(scale: committedScale)
        }
        let local = grabArea.map { $0.offsetBy(dx: -area.minX, dy: -area.minY) }
        guard local != self.grabArea, let local else { return }
        self.grabArea = local
        let region = compositor.createRegion()
        if !local.isEmpty {
            region.add(
                x: Int32(local.minX), y: Int32(local.minY), width: Int32(local.width), height: Int32(local.height))
        }
        surface.setInputRegion(region: region)
        region.destroy()
    }
}
