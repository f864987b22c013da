public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// What stacks along either axis have in common: their children share its length and are aligned across it
/// (S23.6–S23.10). Programs use ``HStackLayout`` and ``VStackLayout``.
@MainActor @preconcurrency public protocol _StackLayout: Layout
where Cache == StackCache, AnimatableData == EmptyAnimatableData {
    /// Along which children lie.
    static var _axis: Axis { get }
    /// The guide across; the other one is not used.
    var _guides: Alignment { get }
    /// The gap between neighbours in points; nil for what they prefer (S23.6).
    var spacing: CGFloat? { get }
}

extension _StackLayout {
    private var stack: StackLayout {
        let guides = _guides
        return StackLayout(
            axis: Self._axis, spacing: spacing,
            guide: Self._axis == .horizontal ? guides.vertical.key : guides.horizontal.key)
    }

    /// Says along which axis children lie, so that spacers and dividers in the stack know it.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = _axis
        return properties
    }

    /// An empty cache; it fills as sizes are asked for.
    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    /// The sum of the children's lengths and the gaps, by the extent of the children across (S23.7–S23.9).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cache.arrangement(of: stack, subviews, proposal).size
    }

    /// Places the children one behind the other, each on its guide across, all of them in the middle of `bounds` (S23.9).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) { cache.place(subviews, in: bounds, by: stack, proposal) }

    /// The guide as the children say it, if any of them says one explicitly; nil otherwise (S23.15).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }

    /// The guide as the children say it, if any of them says one explicitly; nil otherwise (S23.15).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }
}

/// `HStack`'s arrangement as a layout (S23.4).
public struct HStackLayout: _StackLayout, StandardLayout {
    /// The guide across, on which children meet.
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    /// - Parameters:
    ///   - alignment: the guide across, on which children meet.
    ///   - spacing: between neighbours in points; nil for what they prefer, mostly 8 (S23.6).
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _axis: Axis { .horizontal }
    public var _guides: Alignment { Alignment(horizontal: .center, vertical: alignment) }
}

/// `VStack`'s arrangement as a layout (S23.4).
public struct VStackLayout: _StackLayout, StandardLayout {
    /// The guide across, on which children meet.
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    /// - Parameters:
    ///   - alignment: the guide across, on which children meet.
    ///   - spacing: between neighbours in points; nil for what they prefer, mostly 8 (S23.6).
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _axis: Axis { .vertical }
    public var _guides: Alignment { Alignment(horizontal: alignment, vertical: .center) }
}
