public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) import LayerTree

/// An arrangement of subviews: it chooses a size under a proposal and places each subview (S23.2).
///
/// Layouts are used on the main actor. A layout with `animatableData` is placed again in each frame while the data
/// interpolates. A layout without it places once, and the subviews' own geometry animates (S23.3).
@MainActor @preconcurrency public protocol Layout: Animatable {
    /// Data that the layout keeps between calls of its methods, during the life of the container.
    associatedtype Cache = Void
    /// Type of the collection of subviews that the methods receive.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout. Spacers and dividers in it depend on them.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache for `subviews`. Empty by default.
    func makeCache(subviews: Subviews) -> Cache
    /// Called when subviews were added, removed or changed. By default makes a new cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the gaps that the container prefers to its neighbours (S23.6). By default the union of those of the
    /// subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size that the container takes under a proposal, in points. It may measure subviews (S23.1).
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds`, in points. The origin of `bounds` need not be (0, 0). A subview that is not
    /// placed is centred in the bounds (S23.2).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the position of a horizontal guide in the container's space, in points; nil for the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the position of a vertical guide in the container's space, in points; nil for the guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Properties of a layout that is not a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the union of the gaps that the subviews prefer; the standard gap if there are no subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Returns nil: the guide has its default position.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns nil: the guide has its default position.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns a view of the layout and its subviews: `RadialLayout() { … }`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Makes no cache.
    public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
    /// Axis along which `Spacer` and `Divider` in the layout are oriented; nil if the layout is not a stack.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that is not a stack.
    public init() {}
}

/// The subviews of a layout, in order.
@MainActor @preconcurrency public struct LayoutSubviews: @MainActor RandomAccessCollection {
    package let boxes: [LayoutBox]
    /// Direction of layout. For right to left, the engine mirrors the places that the layout gives to subviews.
    public var layoutDirection: LayoutDirection = .leftToRight

    package init(boxes: [LayoutBox]) { self.boxes = boxes }

    /// Index of the first subview: 0.
    public var startIndex: Int { 0 }
    /// Index after the last subview: the number of subviews.
    public var endIndex: Int { boxes.count }
    /// The subview at `index`.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
}

/// One subview, as its layout sees it.
@MainActor @preconcurrency public struct LayoutSubview: @MainActor Equatable {
    package let box: LayoutBox

    /// Returns the size that the subview chooses under a proposal, in points. Results are cached.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

    /// Returns the size that the subview chooses under a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { box.dimensions(in: proposal) }

    /// Priority set by `layoutPriority(_:)`; 0 by default.
    public var priority: Double { box.layoutPriority }

    /// The gaps that the subview prefers to its neighbours.
    public var spacing: ViewSpacing { box.measuring.gaps }

    /// Value set by `layoutValue(key:value:)` on the subview; the key's default if there is none.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { box.trait(LayoutValueTrait<K>.self) }

    /// Places the subview with its point `anchor` at `position`, in points, in the space of the bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = box.sizeThatFits(proposal)
        box.placeInLayout(
            at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            proposal: proposal)
    }

    /// Returns true if both are handles of one subview.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }
}

/// A key of values that a view sets for the layout that contains it.
public protocol LayoutValueKey {
    /// Type of the value.
    associatedtype Value
    /// Value of a subview that sets none.
    static var defaultValue: Value { get }
}

package enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    package static var defaultValue: Key.Value { Key.defaultValue }
}

/// View of a layout and its subviews.
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
    /// Places this box as a subview of the layout that runs now.
    package final func placeInLayout(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, proposal: proposal)
        memory.state.lastPlacement = hostState.state.placementNumber
    }
}

extension Layout {
    /// Makes a container's box, arranged by the layout at `layout`, and its content.
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
    /// Makes the box of a layout that receives the list of changed subviews, and need not visit the others.
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
