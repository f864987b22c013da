import Platform
import WaylandClient
import WaylandProtocols

/// Cursor of one pointer: named, where the compositor draws cursors (cursor-shape-v1), else a picture of the user's
/// theme, which is read only then.
@MainActor final class PointerCursor {
    private let pointer: WlPointer
    private unowned let host: WaylandHost
    /// Sets named cursors; nil before the first cursor, and where there are none.
    private var shapes: WpCursorShapeDeviceV1?
    /// Shows pictures; nil before the first cursor, and where cursors are named.
    private var surface: CursorSurface?

    init(of pointer: WlPointer, host: WaylandHost) {
        self.pointer = pointer
        self.host = host
    }

    /// Shows a cursor.
    ///
    /// - Parameters:
    ///   - cursor: the cursor.
    ///   - scale: scale of the window, for a picture.
    ///   - serial: serial number of the event with which the pointer entered the surface.
    func show(_ cursor: Cursor, scale: Double, serial: UInt32) {
        if shapes == nil { shapes = host.globals.cursorShapes?.getPointer(pointer: pointer) }
        if let shapes {
            shapes.setShape(serial: serial, shape: Self.shape(of: cursor))
        } else {
            if surface == nil { surface = CursorSurface(host: host) }
            surface?.show(cursor, scale: scale, on: pointer, serial: serial)
        }
    }

    func destroy() {
        shapes?.destroy()
        surface?.destroy()
    }

    private static func shape(of cursor: Cursor) -> WpCursorShapeDeviceV1.Shape {
        switch cursor {
        case .arrow: .default
        case .pointingHand: .pointer
        case .text: .text
        case .grab: .grab
        case .grabbing: .grabbing
        case .verticalText: .verticalText
        case .crosshair: .crosshair
        case .zoomIn: .zoomIn
        case .zoomOut: .zoomOut
        case .columnResize: .colResize
        case .rowResize: .rowResize
        case .resize(.top): .nResize
        case .resize(.bottom): .sResize
        case .resize(.left): .wResize
        case .resize(.right): .eResize
        case .resize([.top, .left]): .nwResize
        case .resize([.top, .right]): .neResize
        case .resize([.bottom, .left]): .swResize
        case .resize: .seResize
        }
    }
}
