import AttributeGraph

/// Modifier that runs an action when the view has appeared (S19).
nonisolated public struct _AppearModifier: DirectModifier {
    /// Action to run each time the view appears; nil for none.
    public let action: (() -> Void)?

    /// Creates the modifier of `onAppear(perform:)`, which programs call instead.
    @inlinable nonisolated public init(action: (() -> Void)?) { self.action = action }

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        inputs.place
    }

    @MainActor package static var actsAfterContent: Bool { true }

    /// Adds the action after those of the content: children appear before their parents (S19.4).
    @MainActor package static func contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {
        guard inputs.appearanceScope != nil else { return inputs.host.onAppear(modifier.place) }
        inputs.followAppearance(appeared: { [unowned host = inputs.host, place = modifier.place] in
            host.onAppear(place)
        })
    }
}

/// Modifier that runs an action when the view has disappeared (S19).
nonisolated struct DisappearModifier: DirectModifier {
    let action: (() -> Void)?

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        inputs.place
    }

    @MainActor package static var actsAfterContent: Bool { true }

    @MainActor package static func contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {
        let host = inputs.host
        var last: (() -> Void)?
        inputs.sink(modifier.attribute) { last = $0.action }
        inputs.followAppearance(disappeared: { [unowned host] in
            // After the layout of the update that ends the identity, and before new views appear (S12.9, S19.1).
            guard let action = last else { return }
            host.onDisappear { action() }
        })
    }
}

extension View {
    /// Runs `action` each time the view appears, after layout and before the frame is drawn. The effects of its writes
    /// are visible in the first frame (S19.1, S19.5).
    @inlinable nonisolated public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearModifier(action: action))
    }

    /// Runs `action` when the view has disappeared; with a removal transition, after the transition has ended (S12.9).
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearModifier(action: action))
    }
}
