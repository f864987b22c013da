public import Foundation
@_spi(Engine) public import ViewGraph

/// Presses on what a view draws, as taps (S18.2).
nonisolated struct TapModifier: PrimitiveModifier {
    let count: Int
    let action: (CGPoint) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = PressBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let recognizer = TapRecognizer(count: 1) { _, _ in }
        box.recognizer = recognizer
        inputs.sink(modifier.attribute) { value in
            recognizer.count = max(1, value.count)
            recognizer.action = { location, box in value.action(box.localPoint(location)) }
        }
        content(ElementPlace(list: box.content, lifetime: inputs.lifetime))
    }
}

extension View {
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count) { _ in action() })
    }

    /// The action gets where the tap was, in the view's own space.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { modifier(TapModifier(count: count, action: action)) }
}
