public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Edit of the container values of one view.
package struct ContainerValueEdit {
    let apply: (inout ContainerValues) -> Void
}

enum ContainerValueTrait: ViewTraitKey { static var defaultValue: ContainerValueEdit? { nil } }

extension View {
    /// Sets a value that the container around the view can read from its subviews. Of several values for one key, the
    /// innermost counts.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(
            TraitModifier<ContainerValueTrait>(value: ContainerValueEdit { $0[keyPath: keyPath] = value }))
    }
}

extension LayoutSubview {
    /// Values that the view sets for its container.
    public var containerValues: ContainerValues { ContainerValues(of: box) }
}

private enum TagKey: ContainerValueKey { static var defaultValue: AnyHashable? { nil } }

extension ContainerValues {
    /// Values of the view for which `box` stands.
    @MainActor init(of box: LayoutBox) {
        self.init()
        for edit in box.carriedTraits.all(ContainerValueTrait.self) { edit?.apply(&self) }
        self[TagKey.self] = box.trait(TagTrait.self)
    }

    /// The tag of the view, if it has one of type `V`.
    public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey.self]?.base as? V }

    /// True if the view has the tag `tag`.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self[TagKey.self] == AnyHashable(tag) }
}
