package import Foundation

/// Data being dragged over a window, from this or another program.
@MainActor package protocol DraggedData: AnyObject, Sendable {
    /// MIME types in which the data is available.
    var types: [String] { get }

    /// Announces the type in which the data would be accepted at the current location; nil if it is not accepted.
    func accept(_ type: String?)

    /// Calls `receive` once, later, with the data as `type`; with nil if the source did not deliver it in time, or
    /// delivered too much.
    func read(_ type: String, _ receive: @escaping @MainActor ([UInt8]?) -> Void)

    /// Ends the transfer after a drop; `isTaken` tells if the data was accepted. Nothing is read afterwards.
    func finish(isTaken: Bool)
}

/// Event of a drag over a window; locations are in points.
package enum DragEvent: Sendable {
    case entered(any DraggedData, CGPoint)
    case moved(CGPoint)
    case left
    case dropped
}

/// Content of a drag that starts in a window.
package struct DragSource: Sendable {
    /// MIME types in which the data is available, best first.
    package var types: [String]
    /// Calls its second argument once, now or later, with the data of a type; with nil if there is none.
    package var read: @MainActor @Sendable (String, @escaping @MainActor ([UInt8]?) -> Void) -> Void
    /// Called once, when the drag has ended, and nothing will be read.
    package var ended: @MainActor @Sendable () -> Void
    /// Picture at the pointer; nil for none.
    package var icon: DragIcon?

    package init(
        types: [String], icon: DragIcon? = nil, ended: @escaping @MainActor @Sendable () -> Void = {},
        read: @escaping @MainActor @Sendable (String, @escaping @MainActor ([UInt8]?) -> Void) -> Void
    ) {
        self.types = types
        self.icon = icon
        self.ended = ended
        self.read = read
    }
}

/// Picture that follows the pointer during a drag.
package struct DragIcon: Sendable {
    /// Rows from the top; each pixel 0xAARRGGBB, colour premultiplied by alpha.
    package var pixels: [UInt32]
    package var width: Int
    package var height: Int
    /// Pixels per point; a whole number.
    package var scale: Int
    /// Position of the pointer in the picture, in points.
    package var hotspot: CGPoint

    package init(pixels: [UInt32], width: Int, height: Int, scale: Int, hotspot: CGPoint) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.scale = scale
        self.hotspot = hotspot
    }
}
