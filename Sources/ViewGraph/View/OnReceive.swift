import AttributeGraph
public import Combine

/// Modifier that runs an action for each value of a publisher, from the view's appearance on (S19.8).
nonisolated struct ReceiveModifier<P: Publisher>: InputsModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let subscription = ReceiveSubscription<P.Output>()
        let host = inputs.host
        inputs.sink(modifier.attribute) { subscription.action = $0.action }
        // A new publisher is subscribed to; a new closure alone does not cause a new subscription.
        inputs.sink(modifier[\.publisher].attribute) { [unowned host] publisher in
            host.onAppear { subscription.begin(publisher) }
        }
        inputs.lifetime.onDisappear { subscription.end() }
    }
}

/// Subscription of one view to a publisher.
@MainActor private final class ReceiveSubscription<Output> {
    var action: (Output) -> Void = { _ in }
    private var bond: AnyCancellable?
    private var hasEnded = false

    func begin<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
        guard !hasEnded else { return }
        // Cancel the old subscription first: a shared publisher would otherwise briefly have two subscribers.
        bond = nil
        bond = publisher.sink { [weak self] value in
            let message = TransferBox((self, value))
            onMainActor { message.value.0?.received(message.value.1) }
        }
    }

    func end() {
        hasEnded = true
        bond = nil
    }

    private func received(_ value: Output) {
        if !hasEnded { action(value) }
    }
}

extension View {
    /// Runs `action`, on the main actor, for each value that `publisher` sends while the view is present (S19.8).
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
