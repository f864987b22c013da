import Foundation
public import Geometry

/// Direction of layout in which a shape is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// In none.
    case fixed
    /// In this one.
    case mirrors(in: LayoutDirection)

    /// Mirrored where layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Returns true if a shape is mirrored in a layout that runs from right to left, or else from left to right.
    func isMirrored(_ isRightToLeft: Bool) -> Bool {
        switch self {
        case .fixed: false
        case .mirrors(let direction): (direction == .rightToLeft) == isRightToLeft
        }
    }
}

extension Path {
    /// Mirror image of the path about the vertical line through the middle of `rect`.
    func mirrored(in rect: CGRect) -> Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
