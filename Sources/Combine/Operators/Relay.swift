/// Subscriber of a one-to-one operator: receives a value, converts or drops it, and passes it on.
final class Relay<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    /// Converts a value; nil drops it, and one more is requested instead.
    private let transform: (Input) -> Downstream.Input?

    init(to downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
        self.downstream = downstream
        self.transform = transform
    }

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
