@_spi(Engine) import ViewGraph

/// Puts a box around the places that keys visit together.
nonisolated struct FocusSectionModifier: PrimitiveModifier {
    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = FocusSectionBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}
