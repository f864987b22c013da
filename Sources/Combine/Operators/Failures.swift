extension Publisher {
    /// The same values, and failures of another type.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> some Publisher<Output, E> {
        Staged<Self, Output, E>(upstream: self) {
            StageBehaviour {
                .pass($0)
            } end: { completion in
                switch completion {
                case .finished: (nil, .finished)
                case .failure(let failure): (nil, .failure(transform(failure)))
                }
            }
        }
    }

    /// Each value, changed; an error of `transform` is the end.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        tryStage { .pass(try transform($0)) }
    }

    /// Each value, changed; those without an answer are left out, and an error of `transform` is the end.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> some Publisher<T, any Error> {
        tryStage { try transform($0).map { .pass($0) } ?? .skip }
    }

    /// The values for which a question is answered with yes; an error is the end.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> some Publisher<Output, any Error> {
        tryStage { try isIncluded($0) ? .pass($0) : .skip }
    }

    private func tryStage<T>(
        _ next: @escaping (Output) throws -> StageBehaviour<Output, Failure, T, any Error>.Step
    ) -> Staged<Self, T, any Error> {
        Staged(upstream: self) {
            StageBehaviour {
                do { return try next($0) } catch { return .fail(error) }
            } end: { completion in
                switch completion {
                case .finished: (nil, .finished)
                case .failure(let failure): (nil, .failure(failure))
                }
            }
        }
    }

    /// After a failure, the values of the publisher that `handler` answers with.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> some Publisher<Output, P.Failure>
    where P.Output == Output { Catch(upstream: self, handler: handler) }

    /// A last value in place of a failure.
    public func replaceError(with output: Output) -> some Publisher<Output, Never> { `catch` { _ in Just(output) } }

    /// Begins anew after a failure, so many times.
    public func retry(_ retries: Int) -> some Publisher<Output, Failure> { Retry(upstream: self, retries: retries) }
}

extension Publisher where Failure == Never {
    /// The same, for where failures of a type are expected.
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        Staged<Self, Output, E>(upstream: self) {
            StageBehaviour {
                .pass($0)
            } end: { _ in
                (nil, .finished)
            }
        }
    }
}

private struct Catch<Upstream: Publisher, Replacement: Publisher>: Publisher
where Replacement.Output == Upstream.Output {
    typealias Output = Upstream.Output
    typealias Failure = Replacement.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> Replacement

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let confluence = Confluence(subscriber)
        subscriber.receive(subscription: confluence)
        confluence.add(upstream, onFailure: { [handler] in confluence.add(handler($0)) })
    }
}

private struct Retry<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let confluence = Confluence(subscriber)
        subscriber.receive(subscription: confluence)
        attempt(confluence, left: retries)
    }

    private func attempt<S: Subscriber>(_ confluence: Confluence<S>, left: Int)
    where S.Input == Output, S.Failure == Failure {
        confluence.add(
            upstream,
            onFailure: { failure in
                if left > 0 { attempt(confluence, left: left - 1) } else { confluence.fail(failure) }
            })
    }
}
