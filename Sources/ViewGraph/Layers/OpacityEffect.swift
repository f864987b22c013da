import LayerTree

/// Opacity of a view as a group (S27.8).
nonisolated public struct _OpacityEffect: PrimitiveModifier {
    public var opacity: Double

    nonisolated public init(opacity: Double) { self.opacity = opacity }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.ownLayer.setOpacity(value.opacity, transaction: transaction)
        }
    }
}

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
