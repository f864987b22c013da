import Foundation
public import Geometry

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view around: its visible part, whatever it has scrolled to.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view around that scrolls along `axis`: its visible part.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// Name of the coordinate space of every scroll view.
package struct ScrollSpaceName: Hashable {
    /// Axis along which the view scrolls; nil for either.
    package var axis: Axis?
    package init(axis: Axis? = nil) { self.axis = axis }
}
