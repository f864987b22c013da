import AttributeGraph

/// Actions when a view has appeared and when it has left (S19).
nonisolated struct AppearanceModifier: PrimitiveModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        content(inputs.place)
        // Registered after the content's own, so that children appear before their parents (S19.4).
        host.onAppear { [unowned host] in
            guard host.graph.isAlive(modifier.attribute) else { return }
            host.graph.peek(modifier.attribute).appear?()
        }
        var last: (() -> Void)?
        inputs.sink(modifier.attribute) { last = $0.disappear }
        inputs.lifetime.onDisappear { [unowned host] in
            // After the layout of the update that ends the identity, before what comes appears (S12.9, S19.1).
            guard let action = last else { return }
            host.onDisappear { action() }
        }
    }
}

extension View {
    /// Runs `action` each time the view appears, after layout and before the frame is drawn: what it writes shows in the
    /// first frame (S19.1, S19.5).
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs `action` when the view has left: with a transition, when that has ended (S12.9).
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}
