@_spi(Engine) public import ViewGraph

/// The value that a view represents in a picker.
package enum TagTrait: ViewTraitKey { package static var defaultValue: AnyHashable? { nil } }

extension View {
    /// Sets the value that this view represents in a picker's selection.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
    }
}
