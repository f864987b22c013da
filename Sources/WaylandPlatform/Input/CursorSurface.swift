import Platform
import WaylandClient
import WaylandProtocols

/// Surface that shows the cursor of a pointer.
@MainActor final class CursorSurface {
    private let surface: WlSurface
    private let shm: WlShm
    /// Loaded themes by their scale.
    private var themes: [Int: CursorTheme] = [:]
    private var sentScale = 1

    /// Returns nil if the compositor makes no surfaces.
    init?(host: WaylandHost) {
        guard let compositor = host.globals.compositor, let shm = host.globals.shm else { return nil }
        surface = compositor.createSurface()
        self.shm = shm
    }

    /// Shows a cursor.
    ///
    /// - Parameters:
    ///   - cursor: the cursor; if the theme has none, the shown one stays.
    ///   - scale: scale of the window; rounded up here.
    ///   - pointer: the pointer.
    ///   - serial: serial number of the event with which the pointer entered the window.
    func show(_ cursor: Cursor, scale: Double, on pointer: WlPointer, serial: UInt32) {
        let factor = surface.version >= WlSurface.Since.setBufferScale ? max(1, Int(scale.rounded(.up))) : 1
        guard let image = theme(factor)?.image(named: Self.names(of: cursor)) else { return }
        pointer.setCursor(
            serial: serial, surface: surface, hotspotX: image.hotspotX / Int32(factor),
            hotspotY: image.hotspotY / Int32(factor))
        if factor != sentScale {
            sentScale = factor
            surface.setBufferScale(scale: Int32(factor))
        }
        surface.attach(buffer: WlBuffer(proxy: image.buffer), x: 0, y: 0)
        surface.damage(x: 0, y: 0, width: image.width, height: image.height)
        surface.commit()
    }

    func destroy() { surface.destroy() }

    private func theme(_ scale: Int) -> CursorTheme? {
        if let theme = themes[scale] { return theme }
        let theme = CursorTheme(scale: scale, shm: shm.proxy)
        themes[scale] = theme
        return theme
    }

    private static func resizeNames(_ edges: ResizeEdges) -> [String] {
        switch edges {
        case .top: ["n-resize", "top_side", "ns-resize"]
        case .bottom: ["s-resize", "bottom_side", "ns-resize"]
        case .left: ["w-resize", "left_side", "ew-resize"]
        case .right: ["e-resize", "right_side", "ew-resize"]
        case [.top, .left]: ["nw-resize", "top_left_corner", "nwse-resize"]
        case [.top, .right]: ["ne-resize", "top_right_corner", "nesw-resize"]
        case [.bottom, .left]: ["sw-resize", "bottom_left_corner", "nesw-resize"]
        default: ["se-resize", "bottom_right_corner", "nwse-resize"]
        }
    }

    /// Names of the cursor in themes: first the names of the CSS standard, then X's old ones.
    private static func names(of cursor: Cursor) -> [String] {
        switch cursor {
        case .arrow: ["default", "left_ptr"]
        case .pointingHand: ["pointer", "hand2", "hand1", "left_ptr"]
        case .text: ["text", "xterm", "left_ptr"]
        case .grab: ["grab", "openhand", "hand1", "left_ptr"]
        case .resize(let edges): resizeNames(edges)
        case .grabbing: ["grabbing", "closedhand", "fleur", "left_ptr"]
        case .verticalText: ["vertical-text", "text", "xterm"]
        case .crosshair: ["crosshair", "cross", "left_ptr"]
        case .zoomIn: ["zoom-in", "left_ptr"]
        case .zoomOut: ["zoom-out", "left_ptr"]
        case .columnResize: ["col-resize", "sb_h_double_arrow", "ew-resize"]
        case .rowResize: ["row-resize", "sb_v_double_arrow", "ns-resize"]
        }
    }
}
