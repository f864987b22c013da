public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) import LayerTree

/// Arranges subviews: it chooses a size under a proposal and places each subview (S23.2).
///
/// Its values are used on the main actor. A layout with `animatableData` is placed again each frame while that
/// interpolates; without, the subviews' own geometry animates (S23.3).
@MainActor @preconcurrency public protocol Layout: Animatable {
    /// Values that the layout keeps between calls of its methods, for as long as the container lives.
    associatedtype Cache = Void
    /// Type of the subviews that the methods get.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout, by which spacers and dividers in it are measured.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache for `subviews`; nothing unless a layout says otherwise.
    func makeCache(subviews: Subviews) -> Cache
    /// Called when subviews came, went or changed. Makes the cache anew unless a layout says otherwise.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size that the container takes under a proposal; it may ask subviews for theirs (S23.1).
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds`, whose corner need not be (0, 0). One that is not placed is centred in it
    /// (S23.2).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Position of a horizontal guide in the container's space, in points; nil for the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Position of a vertical guide in the container's space, in points; nil for the guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Properties of a layout that is no stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Union of the gaps that the subviews prefer; the standard gap if there are none.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Nil: the guide lies where it does by default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Nil: the guide lies where it does by default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The layout with its subviews, as a view: `RadialLayout() { … }`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Makes nothing.
    public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which `Spacer` and `Divider` lie in it; nil for neither.
    public var stackOrientation: Axis?

    /// Properties of a layout that is no stack.
    public init() {}
}

/// The gaps that a view prefers around itself, in points.
public struct ViewSpacing: Sendable {
    package var horizontal: CGFloat
    package var vertical: CGFloat

    /// No gap.
    public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

    /// Gaps of a view that prefers none: 8 points on each side (S23.6).
    public init() { self.init(horizontal: 8, vertical: 8) }

    package init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The gap between this view and `next` along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? max(horizontal, next.horizontal) : max(vertical, next.vertical)
    }

    /// Takes the larger gap of this and `other` along each axis of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if !edges.isDisjoint(with: .horizontal) { horizontal = max(horizontal, other.horizontal) }
        if !edges.isDisjoint(with: .vertical) { vertical = max(vertical, other.vertical) }
    }

    /// The larger gap of this and `other` along each axis of `edges`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}

/// The subviews of a layout, in order.
@MainActor @preconcurrency public struct LayoutSubviews: @MainActor RandomAccessCollection {
    package let boxes: [LayoutBox]
    /// Direction of layout; the engine mirrors the places of subviews if this is right to left.
    public var layoutDirection: LayoutDirection = .leftToRight

    package init(boxes: [LayoutBox]) { self.boxes = boxes }

    /// 0.
    public var startIndex: Int { 0 }
    /// Number of subviews.
    public var endIndex: Int { boxes.count }
    /// The subview at `index`.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
}

/// One subview of a layout, as its layout sees it.
@MainActor @preconcurrency public struct LayoutSubview: @MainActor Equatable {
    package let box: LayoutBox

    /// The size that the subview chooses under a proposal. Answers are remembered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

    /// The size that the subview chooses under a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { box.dimensions(in: proposal) }

    /// Priority set by `layoutPriority(_:)`; 0 by default.
    public var priority: Double { box.layoutPriority }

    /// The gaps that the subview prefers around itself.
    public var spacing: ViewSpacing { box.measuring.gaps }

    /// Value set by `layoutValue(key:value:)` on the subview; the key's default if there is none.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { box.trait(LayoutValueTrait<K>.self) }

    /// Puts the point `anchor` of the subview at `position`, in the bounds' space.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = box.sizeThatFits(proposal)
        box.placeInLayout(
            at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            proposal: proposal)
    }

    /// True if both stand for one subview.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }
}

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
    /// Type of the value.
    associatedtype Value
    /// Value of a subview that sets none.
    static var defaultValue: Value { get }
}

package enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    package static var defaultValue: Key.Value { Key.defaultValue }
}

/// A layout with its subviews, as a view.
nonisolated package struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
    package let layout: L
    package let content: Content

    nonisolated package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    @MainActor package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (layout, content) = view.fields(L.self, Content.self)
        L.makeContainer(layout, inputs: inputs) { inner in Content._makeView(content, inputs: inner) }
    }
}

extension LayoutBox {
    /// Places this box as a subview of the layout that is placing its subviews.
    package final func placeInLayout(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, proposal: proposal)
        memory.state.lastPlacement = hostState.state.placementNumber
    }
}

extension Layout {
    /// Makes a container's box, laid out by the layout at `layout`, and its content.
    package static func makeContainer(
        _ layout: _GraphValue<Self>, named name: Any.Type = Self.self, inputs: _ViewInputs,
        content: @escaping @MainActor (_ViewInputs) -> Void
    ) { makeContainer(layout, named: name, inputs: inputs, steps: nil, content: content) }

    fileprivate static func makeContainer(
        _ layout: _GraphValue<Self>, named name: Any.Type, inputs: _ViewInputs, steps: IncrementalSteps<Self>?,
        content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        inputs.element { inputs in
            let presented = AnimatableAttributes.animated(layout.attribute, inputs: inputs)
            let box = LayoutContainerBox(
                layout: inputs.graph.untracked { inputs.graph.peek(presented) }, host: inputs.host,
                scope: inputs.scope, steps: steps)
            inputs.add(box, named: name)
            inputs.sink(presented) { layout in box.layout = layout }
            content(inputs.inside(box))
        }
    }
}

extension IncrementalLayout {
    /// Makes the box of a layout that is told which of its subviews have changed, and need not look at the others.
    package static func makeIncrementalContainer(
        _ layout: _GraphValue<Self>, named name: Any.Type, inputs: _ViewInputs,
        content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        let steps = IncrementalSteps<Self>(
            subviewsChanged: { $0.subviewsChanged($1, subviews: $2, cache: &$3) },
            placeChanged: { $0.placeChanged(in: $1, proposal: $2, subviews: $3, cache: &$4) })
        makeContainer(layout, named: name, inputs: inputs, steps: steps, content: content)
    }
}
