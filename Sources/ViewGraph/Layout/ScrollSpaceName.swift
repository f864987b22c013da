import Foundation
public import Geometry

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the visible region of the nearest ancestor that is a scroll view. It does not move with the
    /// content.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the visible region of the nearest ancestor that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// Name of the coordinate space that every scroll view has.
package struct ScrollSpaceName: Hashable {
    /// Axis along which the view scrolls; nil for either axis.
    package var axis: Axis?
    package init(axis: Axis? = nil) { self.axis = axis }
}
