package import Geometry

/// Shape of the pointer over a view.
package enum PointerShape: Hashable, Sendable {
    case arrow, text, verticalText, crosshair, pointingHand, grab, grabbing, zoomIn, zoomOut, columnResize, rowResize
    /// Over an edge or corner that can be dragged; the leading edge is the left one.
    case resize(Edge.Set)
}
