public import Foundation
package import Geometry

/// A kind of alignment guide (S23.15).
public protocol AlignmentID {
    /// Returns the position of the guide in a view that does not set it explicitly, in points from the leading or upper
    /// edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis.
@_spi(Engine) public struct AlignmentKey: Hashable, @unchecked Sendable {
    /// Rule by which a container's guide is computed from those of its children (S23.15).
    package enum Combination: Sendable {
        /// Mean of the children's guides, for any guide but baselines.
        case mean
        /// Smallest or largest of the children's guides, for the first and the last baseline of text.
        case least, greatest
    }

    package let id: any AlignmentID.Type
    package let isHorizontal: Bool
    package let combination: Combination

    package init(id: any AlignmentID.Type, isHorizontal: Bool, combination: Combination = .mean) {
        self.id = id
        self.isHorizontal = isHorizontal
        self.combination = combination
    }

    var isBaseline: Bool { combination != .mean }

    /// Group of guides that this guide belongs to: baselines or others.
    package var kind: GuideKinds { isBaseline ? .baselines : .others }

    /// Returns true if both are of one kind and one axis.
    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.isHorizontal == b.isHorizontal
    }

    /// Hashes the kind of the guide; the axis is left out.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide of the kind `id`, which gives its default position.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

    init(_ key: AlignmentKey) { self.key = key }

    private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

    /// Leading edge of a view.
    public static let leading = HorizontalAlignment(Leading.self)
    /// Horizontal centre of a view.
    public static let center = HorizontalAlignment(Center.self)
    /// Trailing edge of a view.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide of the kind `id`, which gives its default position.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(baseline id: any AlignmentID.Type, _ combination: AlignmentKey.Combination) {
        key = AlignmentKey(id: id, isHorizontal: false, combination: combination)
    }

    private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
    private enum LastBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }

    /// Upper edge of a view.
    public static let top = VerticalAlignment(Top.self)
    /// Vertical centre of a view.
    public static let center = VerticalAlignment(Center.self)
    /// Lower edge of a view.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// Baseline of the uppermost text in a view; the lower edge if there is no text.
    public static let firstTextBaseline = VerticalAlignment(baseline: FirstBaseline.self, .least)
    /// Baseline of the lowest text in a view; the lower edge if there is no text.
    public static let lastTextBaseline = VerticalAlignment(baseline: LastBaseline.self, .greatest)
}

/// A pair of alignment guides, one for each axis.
public struct Alignment: Hashable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates a pair of guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Horizontal and vertical centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Leading edge, vertical centre.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Trailing edge, vertical centre.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Upper edge, horizontal centre.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Lower edge, horizontal centre.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Leading edge, first baseline of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Horizontal centre, first baseline of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Trailing edge, first baseline of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Leading edge, last baseline of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Horizontal centre, last baseline of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// Trailing edge, last baseline of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Size and alignment guides of a view, in its own space, in points.
public struct ViewDimensions: Equatable {
    /// Width of the view, in points.
    public let width: CGFloat
    /// Height of the view, in points.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// Position of a horizontal guide, in points from the view's leading edge: the explicit position if there is one,
    /// else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Position of a vertical guide, in points from the view's upper edge: the explicit position if there is one, else
    /// the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Position that `alignmentGuide` sets for a horizontal guide in the view or its content, in points from the
    /// leading edge; nil if none is set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// Position that `alignmentGuide` sets for a vertical guide in the view or its content, in points from the upper
    /// edge; nil if none is set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Returns true if the sizes are equal. Guides are not compared.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

extension LayoutBox {
    /// Returns the dimensions that this box would have under `proposal`.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        // Layout runs on the main actor, and the closure is only called during layout.
        return ViewDimensions(size: size) { key in
            MainActor.assumeIsolated { self.explicitGuide(key, in: size, proposal: proposal) }
        }
    }

    /// Returns the position of a guide, in points, if this box had the size `size` under `proposal`. Allocates no
    /// closure.
    package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, in: size, proposal: proposal) ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }
}
