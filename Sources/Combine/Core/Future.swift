/// One value that comes later, or a failure; the same for everybody who subscribes, before or after it came.
public final class Future<Output, Failure: Error>: Publisher {
    /// What ends the waiting; only its first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private enum State {
        case waiting([ObjectIdentifier: () -> Void])
        case fulfilled(Result<Output, Failure>)
    }

    private let state = Locked(State.waiting([:]))

    /// - Parameter attemptToFulfill: called at once; it, or somebody to whom it hands the promise, calls that.
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

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Waiting(subscriber, for: self))
    }

    /// The value, as soon as it is there.
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

    /// One subscriber: it keeps the future alive, and is kept by it while it waits.
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

/// A publisher that is made when somebody subscribes, for each subscriber anew.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher; called for each subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// - Parameter createPublisher: makes the publisher; called for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// What it fails with.
    public let error: Failure

    /// - Parameter error: what it fails with.
    public init(error: Failure) { self.error = error }
    /// The same where the compiler cannot find out what would be sent.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}
