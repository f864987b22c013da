package import Foundation

/// Something that is dragged over a window, from this program or another one.
@MainActor package protocol DraggedData: AnyObject, Sendable {
    /// The kinds that it can be had in, by their MIME names.
    var types: [String] { get }

    /// Says as what it would be taken where it is now; nil: nobody there wants it.
    func accept(_ type: String?)

    /// Has `receive` called once, later, with the data as `type`. Nil: whoever has it did not hand it over in time, or
    /// handed over more than anybody needs.
    func read(_ type: String, _ receive: @escaping @MainActor ([UInt8]?) -> Void)

    /// Whoever it was dropped on is done with it, and has taken it or not. Nothing is read after that.
    func finish(isTaken: Bool)
}

/// What a drag does over a window, at a place in points.
package enum DragEvent: Sendable {
    case entered(any DraggedData, CGPoint)
    case moved(CGPoint)
    case left
    case dropped
}

/// What a window lets be dragged away.
package struct DragSource: Sendable {
    /// In each kind in which it can be had, by MIME names, the best first.
    package var representations: [(type: String, bytes: [UInt8])]
    /// What is seen at the pointer; nil: nothing.
    package var icon: DragIcon?

    package init(representations: [(type: String, bytes: [UInt8])], icon: DragIcon? = nil) {
        self.representations = representations
        self.icon = icon
    }
}

/// A picture that goes with the pointer.
package struct DragIcon: Sendable {
    /// Rows from the top; each pixel 0xAARRGGBB, colour multiplied by alpha.
    package var pixels: [UInt32]
    package var width: Int
    package var height: Int
    /// Pixels per point; a whole number.
    package var scale: Int
    /// Where in it the pointer is, in points.
    package var hotspot: CGPoint

    package init(pixels: [UInt32], width: Int, height: Int, scale: Int, hotspot: CGPoint) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.scale = scale
        self.hotspot = hotspot
    }
}
