/// Values of a publisher as an asynchronous sequence, for `for await`. The loop requests one value at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// Type of the values.
    public typealias Element = P.Output

    /// Iterator that requests one value after the other. It ends with the publisher, or when its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inbox: Inbox<P.Output, Never>

        /// Waits for the next value; nil at the end.
        public mutating func next() async -> P.Output? { await inbox.next().get() }
    }

    private let publisher: P

    /// The values of `publisher`, which never fails; it is subscribed to when a loop begins.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox(of: publisher)) }
}

/// Values of a publisher as an asynchronous sequence, for `for try await`. The loop requests one value at a time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// Type of the values.
    public typealias Element = P.Output

    /// Iterator that requests one value after the other. It ends with the publisher, or when its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inbox: Inbox<P.Output, P.Failure>

        /// Waits for the next value; nil at the end.
        ///
        /// - Throws: the publisher's failure.
        public mutating func next() async throws -> P.Output? { try await inbox.next().get() }
    }

    private let publisher: P

    /// The values of `publisher`, which is subscribed to when a loop begins.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox(of: publisher)) }
}

extension Publisher where Failure == Never {
    /// Values for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// Values for `for try await`.
    @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Queue between a publisher and the task that reads its values; a waiting task is resumed when a value arrives.
///
/// Unchecked `Sendable`: its state is behind a lock, and a value is handed to one task alone.
private final class Inbox<Output, Failure: Error>: @unchecked Sendable {
    typealias Letter = Result<Output?, Failure>

    private struct State {
        var letters: [Letter] = []
        var waiting: ((Letter) -> Void)?
        var subscription: (any Subscription)?
        var hasEnded = false
    }

    private let state = Locked(State())

    init<P: Publisher>(of publisher: P) where P.Output == Output, P.Failure == Failure {
        publisher.subscribe(
            Listener<Output, Failure>(
                onSubscription: { [weak self] subscription in
                    guard let self else { return subscription.cancel() }
                    state.withLock { $0.subscription = subscription }
                },
                onValue: { [weak self] value in
                    self?.put(.success(value), isEnd: false)
                    return .none
                },
                onCompletion: { [weak self] completion in
                    switch completion {
                    case .finished: self?.put(.success(nil), isEnd: true)
                    case .failure(let failure): self?.put(.failure(failure), isEnd: true)
                    }
                }))
    }

    deinit { state.withLock { $0.subscription }?.cancel() }

    private func put(_ letter: Letter, isEnd: Bool) {
        let waiting: ((Letter) -> Void)? = state.withLock { state in
            guard !state.hasEnded else { return nil }
            state.hasEnded = isEnd
            if isEnd { state.subscription = nil }
            guard let waiting = state.waiting else {
                state.letters.append(letter)
                return nil
            }
            state.waiting = nil
            return waiting
        }
        waiting?(letter)
    }

    func next() async -> Letter {
        let parcel: Parcel<Letter> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                fetch { letter in continuation.resume(returning: Parcel(value: letter)) }
            }
        } onCancel: {
            let subscription = state.withLock { $0.subscription }
            put(.success(nil), isEnd: true)
            subscription?.cancel()
        }
        return parcel.value
    }

    private func fetch(_ receive: @escaping (Letter) -> Void) {
        let (letter, subscription): (Letter?, (any Subscription)?) = state.withLock { state in
            if !state.letters.isEmpty { return (state.letters.removeFirst(), nil) }
            if state.hasEnded { return (.success(nil), nil) }
            state.waiting = receive
            return (nil, state.subscription)
        }
        if let letter { receive(letter) } else { subscription?.request(.max(1)) }
    }
}

/// Unchecked `Sendable`: it goes from the publisher to the one task that waits.
private struct Parcel<Value>: @unchecked Sendable {
    let value: Value
}
