@_spi(Engine) public import ViewGraph

/// The value that a view stands for in a picker.
package enum TagTrait: ViewTraitKey { package static var defaultValue: AnyHashable? { nil } }

extension View {
    /// Says for which value of a picker's selection this view stands.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
    }
}
