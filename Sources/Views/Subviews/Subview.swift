public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// One of the views that a container was given. As a view, it is shown where it is put.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
    /// Identity of a subview: lasts as long as the view is among those that the container was given.
    public struct ID: Hashable {
        fileprivate let box: SubviewBox

        /// True if both belong to one subview.
        public static func == (a: ID, b: ID) -> Bool { a.box === b.box }
        /// Hashes the identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
    }

    /// Stands for the view among those that the container was given.
    package let box: SubviewBox
    /// Values that the view passes to its container.
    public let containerValues: ContainerValues

    @MainActor init(_ box: SubviewBox) {
        self.box = box
        containerValues = ContainerValues(of: box)
    }

    /// Identity of the subview.
    public var id: ID { ID(box: box) }

    /// Shows the element for which the subview stands.
    @MainActor public static func _makeView(_ view: _GraphValue<Subview>, inputs: _ViewInputs) {
        let structure = DynamicStructure<ObjectIdentifier>(inputs, of: Subview.self)
        inputs.sink(view.attribute, phase: .structure) { subview in
            structure.update([ObjectIdentifier(subview.box)]) { _, _, inputs in
                inputs.make { subview.box.show(in: $0) }
            } refresh: { _, _ in
            }
        }
    }
}

// A box is used on the main actor alone; the identity only compares references.
extension Subview.ID: @unchecked Sendable {}

/// The views that a container was given, in order. As a view, it shows them all.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    let subviews: [Subview]

    /// Position of the first subview: 0.
    public var startIndex: Int { 0 }
    /// Position behind the last subview.
    public var endIndex: Int { subviews.count }
    /// The subview at `index`.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews at the positions `bounds`.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    /// The subviews, one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some adjacent subviews of a container. As a view, it shows them all.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let base: SubviewsCollection
    let bounds: Range<Int>

    /// Position of the first subview, as in the whole collection.
    public var startIndex: Int { bounds.lowerBound }
    /// Position behind the last subview.
    public var endIndex: Int { bounds.upperBound }
    /// The subview at `index`.
    public subscript(index: Int) -> Subview { base[index] }
    /// The subviews at the positions `bounds`.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    /// The subviews, one after the other.
    public var body: some View { ForEach(Array(base.subviews[bounds])) { $0 } }
}
