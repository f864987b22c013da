import Geometry
import Platform
@_spi(Engine) import ViewGraph

extension Cursor {
    /// The cursor for a shape of the pointer over a view.
    init(_ shape: PointerShape) {
        switch shape {
        case .arrow: self = .arrow
        case .text: self = .text
        case .verticalText: self = .verticalText
        case .crosshair: self = .crosshair
        case .pointingHand: self = .pointingHand
        case .grab: self = .grab
        case .grabbing: self = .grabbing
        case .zoomIn: self = .zoomIn
        case .zoomOut: self = .zoomOut
        case .columnResize: self = .columnResize
        case .rowResize: self = .rowResize
        case .resize(let edges): self = .resize(ResizeEdges(edges))
        }
    }
}

extension ResizeEdges {
    /// The edges of a window; the leading one is the left one.
    fileprivate init(_ edges: Edge.Set) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.leading) { insert(.left) }
        if edges.contains(.trailing) { insert(.right) }
    }
}
