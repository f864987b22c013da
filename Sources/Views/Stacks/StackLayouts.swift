public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Common part of stacks along either axis: children share the length and are aligned across it (S23.6–S23.10).
/// Programs use ``HStackLayout`` and ``VStackLayout``.
@MainActor @preconcurrency public protocol _StackLayout: Layout
where Cache == StackCache, AnimatableData == EmptyAnimatableData {
    /// Axis along which the children lie.
    static var _axis: Axis { get }
    /// Guides on which the children are aligned; only the one across the axis counts.
    var _guides: Alignment { get }
    /// Gap between neighbours, in points; nil for the gap that the children prefer (S23.6).
    var spacing: CGFloat? { get }
}

extension _StackLayout {
    private var stack: StackLayout {
        let guides = _guides
        return StackLayout(
            axis: Self._axis, spacing: spacing,
            guide: Self._axis == .horizontal ? guides.vertical.key : guides.horizontal.key)
    }

    /// Properties that tell spacers and dividers in the stack its axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = _axis
        return properties
    }

    /// Returns an empty cache; it fills as sizes are asked for.
    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    /// Size of the stack: the sum of the children's lengths and the gaps, by their extent across (S23.7–S23.9).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cache.arrangement(of: stack, subviews, proposal).size
    }

    /// Places the children along the axis, each on its guide across, all together in the middle of `bounds` (S23.9).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) { cache.place(subviews, in: bounds, by: stack, proposal) }

    /// Position of `guide`, combined from the children that set it explicitly; nil if none does (S23.15).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }

    /// Position of `guide`, combined from the children that set it explicitly; nil if none does (S23.15).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }
}

/// Layout of an `HStack` (S23.4).
public struct HStackLayout: _StackLayout, StandardLayout {
    /// Vertical guide on which the children are aligned.
    public var alignment: VerticalAlignment
    /// Gap between neighbours, in points; nil for the gap that they prefer, mostly 8 (S23.6).
    public var spacing: CGFloat?

    /// Makes a layout from the leading side on.
    ///
    /// - Parameters:
    ///   - alignment: vertical guide on which the children are aligned.
    ///   - spacing: gap between neighbours, in points; nil for the gap that they prefer, mostly 8 (S23.6).
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Horizontal.
    public static var _axis: Axis { .horizontal }
    /// Guides on which the children are aligned; only the vertical one counts.
    public var _guides: Alignment { Alignment(horizontal: .center, vertical: alignment) }
}

/// Layout of a `VStack` (S23.4).
public struct VStackLayout: _StackLayout, StandardLayout {
    /// Horizontal guide on which the children are aligned.
    public var alignment: HorizontalAlignment
    /// Gap between neighbours, in points; nil for the gap that they prefer, mostly 8 (S23.6).
    public var spacing: CGFloat?

    /// Makes a layout from the top down.
    ///
    /// - Parameters:
    ///   - alignment: horizontal guide on which the children are aligned.
    ///   - spacing: gap between neighbours, in points; nil for the gap that they prefer, mostly 8 (S23.6).
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Gaps of the first child above and of the last child below, and the larger ones of all beside (S23.6).
    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing, edges: .horizontal) }
        if let last = subviews.last { result.takeBottom(of: last.spacing) }
        return result
    }

    /// Vertical.
    public static var _axis: Axis { .vertical }
    /// Guides on which the children are aligned; only the horizontal one counts.
    public var _guides: Alignment { Alignment(horizontal: alignment, vertical: .center) }
}
