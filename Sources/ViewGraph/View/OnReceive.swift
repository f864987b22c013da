import AttributeGraph
public import Combine

/// An action for each value of a publisher, from appearance on (S19.8).
nonisolated struct ReceiveModifier<P: Publisher>: InputsModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let subscription = ReceiveSubscription<P.Output>()
        let host = inputs.host
        inputs.sink(modifier.attribute) { subscription.action = $0.action }
        // Only another publisher is subscribed to anew, not another closure.
        inputs.sink(modifier[\.publisher].attribute) { [unowned host] publisher in
            host.onAppear { subscription.begin(publisher) }
        }
        inputs.lifetime.onDisappear { subscription.end() }
    }
}

/// One view's bond with a publisher.
@MainActor private final class ReceiveSubscription<Output> {
    var action: (Output) -> Void = { _ in }
    private var bond: AnyCancellable?
    private var hasEnded = false

    func begin<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
        guard !hasEnded else { return }
        // The old one first: a publisher that shares its source would otherwise see two subscribers for a moment.
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
    /// Runs `action`, on the main actor, for each value that `publisher` sends while the view is there (S19.8).
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
