/// Publisher of one value, or a failure, that arrives later. Every subscriber gets it, also those that subscribe
/// afterwards.
public final class Future<Output, Failure: Error>: Publisher {
    /// Closure that delivers the result; only its first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private enum State {
        case waiting([ObjectIdentifier: () -> Void])
        case fulfilled(Result<Output, Failure>)
    }

    private let state = Locked(State.waiting([:]))

    /// A future that is resolved by `attemptToFulfill`, which is called at once and calls its promise now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let state = state
        attemptToFulfill { result in
            let waiting: [() -> Void] = state.withLock { state in
                guard case .waiting(let waiting) = state else { return [] }
                state = .fulfilled(result)
                return Array(waiting.values)
            }
            for wake in waiting { wake() }
        }
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Waiting(subscriber, for: self))
    }

    /// The value; waits until it is there.
    ///
    /// - Throws: the failure; `CancellationError` if the task is cancelled while waiting.
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }

    private var result: Result<Output, Failure>? {
        state.withLock { state in
            if case .fulfilled(let result) = state { result } else { nil }
        }
    }

    private func wait(_ waiting: AnyObject, _ wake: @escaping () -> Void) {
        let isThere = state.withLock { state in
            guard case .waiting(var all) = state else { return true }
            all[ObjectIdentifier(waiting)] = wake
            state = .waiting(all)
            return false
        }
        if isThere { wake() }
    }

    private func forget(_ waiting: AnyObject) {
        state.withLock { state in
            guard case .waiting(var all) = state else { return }
            all[ObjectIdentifier(waiting)] = nil
            state = .waiting(all)
        }
    }

    /// Subscription of one subscriber. It retains the future, which retains it while it waits.
    private final class Waiting<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Failure {
        private let future: Future
        private let subscriber: Locked<S?>

        init(_ subscriber: S, for future: Future) {
            self.future = future
            self.subscriber = Locked(subscriber)
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            future.wait(self) { [self] in deliver() }
        }

        private func deliver() {
            guard let result = future.result, let subscriber = take() else { return }
            switch result {
            case .success(let value):
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let failure): subscriber.receive(completion: .failure(failure))
            }
        }

        func cancel() {
            _ = take()
            future.forget(self)
        }

        private func take() -> S? {
            subscriber.withLock { subscriber in
                defer { subscriber = nil }
                return subscriber
            }
        }
    }
}

/// Unchecked: its state is behind a lock.
extension Future: @unchecked Sendable where Output: Sendable {}

/// Publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// Type of the values published.
    public typealias Output = DeferredPublisher.Output
    /// Type of the failures.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher; called for each subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// A publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

/// Publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// A publisher that fails with `error`.
    public init(error: Failure) { self.error = error }
    /// A publisher that fails with `failure`; `outputType` states the value type where it cannot be inferred.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}
