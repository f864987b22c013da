package import Foundation

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view around: its visible part, whatever it has scrolled to.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }
}

/// The name that every scroll view's space bears.
package struct ScrollSpaceName: Hashable { package init() {} }

extension LayoutBox {
    /// This box's frame in `space`, at final values (S23.29).
    package final func frame(in space: CoordinateSpace) -> CGRect {
        guard space != .local else { return CGRect(origin: .zero, size: size) }
        let corner = origin(of: space)?.frameInWindow().origin ?? .zero
        return frameInWindow().offsetBy(dx: -corner.x, dy: -corner.y)
    }
}
