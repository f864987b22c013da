extension Subscribers {
    /// Subscriber that calls closures; its demand is unlimited.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private enum State {
            case waiting
            case subscribed(any Subscription)
            case ended
        }

        /// Called for each value.
        public let receiveValue: (Input) -> Void
        /// Called once at the end; not after cancelling.
        public let receiveCompletion: (Completion<Failure>) -> Void
        private let state = Locked(State.waiting)

        /// A subscriber with two closures.
        ///
        /// - Parameters:
        ///   - receiveCompletion: called once at the end; not after cancelling.
        ///   - receiveValue: called for each value.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Requests all values; a second subscription is cancelled.
        public func receive(subscription: any Subscription) {
            let isFirst = state.withLock { state in
                guard case .waiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls ``receiveValue``.
        public func receive(_ value: Input) -> Demand {
            if isSubscribed { receiveValue(value) }
            return .none
        }

        /// Calls ``receiveCompletion``.
        public func receive(completion: Completion<Failure>) {
            guard end() != nil else { return }
            receiveCompletion(completion)
        }

        /// Cancels the subscription.
        public func cancel() { end()?.cancel() }

        private var isSubscribed: Bool {
            state.withLock { state in
                guard case .subscribed = state else { return false }
                return true
            }
        }

        /// Ends the state; returns the subscription if there was one.
        private func end() -> (any Subscription)? {
            state.withLock { state in
                defer { state = .ended }
                guard case .subscribed(let subscription) = state else { return nil }
                return subscription
            }
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` for each value and `receiveCompletion` at the end, until the returned object is cancelled
    /// or destroyed.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` for each value, until the returned object is cancelled or destroyed.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to the property `keyPath` of `object`, until the returned object is cancelled or destroyed;
    /// `object` is retained until then.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
