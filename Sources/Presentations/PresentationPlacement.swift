package import Foundation

/// Placement of presented content: beside its anchor and inside of some bounds.
///
/// - Units: points, in the coordinates of the window that contains the anchor.
/// - Source: the terms and the order of adjustments are those of `xdg_positioner` (xdg-shell, version 3 and later), so
///   that a platform can pass a placement to its compositor: see docs/decisions/0032-presentations.md.
package struct PresentationPlacement: Hashable, Sendable {
    /// Side of its anchor on which content lies.
    package enum Side: Hashable, Sendable {
        case above, below, left, right
        /// Centred over the anchor.
        case over

        fileprivate var opposite: Side {
            switch self {
            case .above: .below
            case .below: .above
            case .left: .right
            case .right: .left
            case .over: .over
            }
        }

        fileprivate var isVertical: Bool { self == .above || self == .below }
    }

    /// Adjustments that are allowed if content would extend beyond the bounds. They are tried in this order, each
    /// independently.
    package struct Adjustments: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The content moves to the opposite side of its anchor, if it fits there.
        package static let flips = Adjustments(rawValue: 1)
        /// The content moves back inside, over its anchor if necessary.
        package static let slides = Adjustments(rawValue: 2)
        /// The content becomes smaller.
        package static let shrinks = Adjustments(rawValue: 4)
        package static let all: Adjustments = [.flips, .slides, .shrinks]
    }

    /// Frame of the view or item that the content belongs to.
    package var anchor: CGRect
    package var side: Side
    /// Alignment along the anchor's side: 0 aligns the left or upper edges, 0.5 the centres, 1 the right or lower
    /// edges.
    package var alignment: CGFloat
    /// Distance between the anchor and the content, in points.
    package var gap: CGFloat
    /// Distance, in points, by which the content is moved along the anchor's side.
    package var shift: CGFloat
    package var adjustments: Adjustments

    package init(
        anchor: CGRect, side: Side, alignment: CGFloat = 0, gap: CGFloat = 0, shift: CGFloat = 0,
        adjustments: Adjustments = .all
    ) {
        self.anchor = anchor
        self.side = side
        self.alignment = alignment
        self.gap = gap
        self.shift = shift
        self.adjustments = adjustments
    }

    /// Frame of placed content, and the side of the anchor that it is on.
    package struct Result: Hashable, Sendable {
        package var frame: CGRect
        package var side: Side

        package init(frame: CGRect, side: Side) {
            self.frame = frame
            self.side = side
        }
    }

    /// Returns the place of content of `size` within `bounds`.
    package func place(_ size: CGSize, in bounds: CGRect) -> Result {
        var side = side
        var frame = frame(of: size, on: side)
        if adjustments.contains(.flips), !fits(frame, in: bounds, along: side) {
            let other = self.frame(of: size, on: side.opposite)
            if fits(other, in: bounds, along: side) { (side, frame) = (side.opposite, other) }
        }
        if adjustments.contains(.slides) { frame = slid(frame, into: bounds) }
        if adjustments.contains(.shrinks), !bounds.contains(frame) {
            let inside = frame.intersection(bounds)
            frame = inside.isNull ? CGRect(origin: bounds.origin, size: .zero) : inside
        }
        return Result(frame: frame, side: side)
    }

    /// Returns the side of the anchor on which `frame` lies, when a compositor has chosen the frame.
    package func side(of frame: CGRect) -> Side {
        guard adjustments.contains(.flips), side != .over else { return side }
        let isBefore = side.isVertical ? frame.midY < anchor.midY : frame.midX < anchor.midX
        return side.isVertical ? (isBefore ? .above : .below) : (isBefore ? .left : .right)
    }

    private func frame(of size: CGSize, on side: Side) -> CGRect {
        let x = anchor.minX + (anchor.width - size.width) * (side == .over ? 0.5 : alignment)
        let y = anchor.minY + (anchor.height - size.height) * (side == .over ? 0.5 : alignment)
        let origin =
            switch side {
            case .above: CGPoint(x: x + shift, y: anchor.minY - gap - size.height)
            case .below: CGPoint(x: x + shift, y: anchor.maxY + gap)
            case .left: CGPoint(x: anchor.minX - gap - size.width, y: y + shift)
            case .right: CGPoint(x: anchor.maxX + gap, y: y + shift)
            case .over: CGPoint(x: x, y: y)
            }
        return CGRect(origin: origin, size: size)
    }

    private func fits(_ frame: CGRect, in bounds: CGRect, along side: Side) -> Bool {
        side.isVertical
            ? frame.minY >= bounds.minY && frame.maxY <= bounds.maxY
            : frame.minX >= bounds.minX && frame.maxX <= bounds.maxX
    }

    /// Moves `frame` into `bounds`. A frame that is larger than the bounds starts at their start.
    private func slid(_ frame: CGRect, into bounds: CGRect) -> CGRect {
        let x = max(min(frame.minX, bounds.maxX - frame.width), bounds.minX)
        let y = max(min(frame.minY, bounds.maxY - frame.height), bounds.minY)
        return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
    }
}
