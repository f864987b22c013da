package import Foundation
public import Geometry

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view around: its visible part, whatever it has scrolled to.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view around that scrolls along `axis`: its visible part.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// The name that every scroll view's space bears.
package struct ScrollSpaceName: Hashable {
    /// Along which it scrolls; nil for either.
    package var axis: Axis?
    package init(axis: Axis? = nil) { self.axis = axis }
}

extension LayoutBox {
    /// This box's frame in `space`, at final values (S23.29).
    package final func frame(in space: CoordinateSpace) -> CGRect {
        guard space != .local else { return CGRect(origin: .zero, size: size) }
        let corner = origin(of: space)?.frameInWindow().origin ?? .zero
        return frameInWindow().offsetBy(dx: -corner.x, dy: -corner.y)
    }
}
