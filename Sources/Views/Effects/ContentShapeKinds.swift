public import ViewGraph

/// Purposes of a content shape.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    /// Sum of the kinds' own raw values.
    public let rawValue: Int

    /// Makes the kinds of a raw value, the sum of the kinds' own.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hits by the pointer, fingers and drops.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Outline of the view's picture while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Outline of the view's picture beside a context menu. Lilt's menus show none.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Outline of the effect under the pointer. Lilt's effects follow the view.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Outline that assistive technology is told. Lilt tells the view's frame.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    /// Gives the view a shape for the purposes of `kind`. Among them only ``ContentShapeKinds/interaction`` has an effect:
    /// it limits hits as ``contentShape(_:eoFill:)``.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
    }
}
