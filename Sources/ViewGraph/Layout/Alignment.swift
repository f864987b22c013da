public import Foundation
package import Geometry

/// A kind of alignment guide (S23.15).
public protocol AlignmentID {
    /// Position of the guide in a view that does not set it explicitly, in points from the leading or upper edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis.
@_spi(Engine) public struct AlignmentKey: Hashable, @unchecked Sendable {
    /// Rule by which a container's guide follows from those of its children (S23.15).
    package enum Combination: Sendable {
        /// Mean of the children's guides: any guide but baselines.
        case mean
        /// Uppermost or lowest of the children's guides: the first line of text, and the last one.
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

    /// The kind of guides that this one is of.
    package var kind: GuideKinds { isBaseline ? .baselines : .others }

    /// Compares the kind and the axis of two guides.
    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.isHorizontal == b.isHorizontal
    }

    /// Hashes the kind of the guide.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The guide whose default `id` gives.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

    init(_ key: AlignmentKey) { self.key = key }

    private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

    /// A view's leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle of a view's width.
    public static let center = HorizontalAlignment(Center.self)
    /// A view's trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The guide whose default `id` gives.
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

    /// A view's upper edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle of a view's height.
    public static let center = VerticalAlignment(Center.self)
    /// A view's lower edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The line on which the uppermost text in a view stands; the lower edge where there is none.
    public static let firstTextBaseline = VerticalAlignment(baseline: FirstBaseline.self, .least)
    /// The line on which the lowest text in a view stands; the lower edge where there is none.
    public static let lastTextBaseline = VerticalAlignment(baseline: LastBaseline.self, .greatest)
}

/// A guide along each axis.
public struct Alignment: Hashable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// A pair of guides, one for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle, both ways.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the leading edge, half way up.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the trailing edge, half way up.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the upper edge, in the middle.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the lower edge, in the middle.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the leading upper corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the trailing upper corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the leading lower corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the trailing lower corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// At the leading edge, on the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// In the middle, on the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// At the trailing edge, on the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the leading edge, on the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// In the middle, on the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the trailing edge, on the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its alignment guides, in its own space, in points.
public struct ViewDimensions: Equatable {
    /// The view's width.
    public let width: CGFloat
    /// The view's height.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// Position of a horizontal guide, in points from the view's leading edge: an explicit one, or else the guide's
    /// default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Position of a vertical guide, in points from the view's upper edge: an explicit one, or else the guide's
    /// default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Position that `alignmentGuide` gave a horizontal guide in the view or inside it, in points from the leading
    /// edge; nil if there is none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// Position that `alignmentGuide` gave a vertical guide in the view or inside it, in points from the upper edge;
    /// nil if there is none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Compares the sizes, and not the guides.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

extension LayoutBox {
    /// This box's dimensions if it were proposed `proposal`.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        // Boxes are used on the main actor only; the closure is asked there, in the middle of a layout.
        return ViewDimensions(size: size) { key in
            MainActor.assumeIsolated { self.explicitGuide(key, in: size, proposal: proposal) }
        }
    }

    /// Position of a guide in this box, if it had `size` under `proposal`. Makes no closure.
    package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, in: size, proposal: proposal) ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }
}
