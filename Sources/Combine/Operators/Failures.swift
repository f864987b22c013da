extension Publisher {
    /// Values of a source that does not fail. A failure is a mistake of the program, which stops it.
    ///
    /// - Parameters:
    ///   - prefix: words ahead of the failure in the message.
    ///   - file: file that the message names.
    ///   - line: line that the message names.
    /// - Returns: a publisher of the values, which cannot fail.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> some Publisher<Output, Never> {
        StatefulOperator<Self, Output, Never>(upstream: self) {
            OperatorBehaviour {
                .pass($0)
            } end: { completion in
                if case .failure(let failure) = completion {
                    // The program has asked to be ended here, as by Apple's `assertNoFailure`.
                    preconditionFailure(
                        "\(prefix.isEmpty ? "" : "\(prefix): ")a publisher failed: \(failure)", file: file, line: line)
                }
                return (nil, .finished)
            }
        }
    }

    /// Converts the failure with `transform`; values pass unchanged.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> some Publisher<Output, E> {
        StatefulOperator<Self, Output, E>(upstream: self) {
            OperatorBehaviour {
                .pass($0)
            } end: { completion in
                switch completion {
                case .finished: (nil, .finished)
                case .failure(let failure): (nil, .failure(transform(failure)))
                }
            }
        }
    }

    /// Converts each value with `transform`; an error it throws ends with a failure.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        tryStep { .pass(try transform($0)) }
    }

    /// Converts each value with `transform` and drops nil; an error it throws ends with a failure.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> some Publisher<T, any Error> {
        tryStep { try transform($0).map { .pass($0) } ?? .skip }
    }

    /// Passes values for which `isIncluded` returns true; an error it throws ends with a failure.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> some Publisher<Output, any Error> {
        tryStep { try isIncluded($0) ? .pass($0) : .skip }
    }

    private func tryStep<T>(
        _ next: @escaping (Output) throws -> OperatorBehaviour<Output, Failure, T, any Error>.Step
    ) -> StatefulOperator<Self, T, any Error> {
        StatefulOperator(upstream: self) {
            OperatorBehaviour {
                do { return try next($0) } catch { return .fail(error) }
            } end: { completion in
                switch completion {
                case .finished: (nil, .finished)
                case .failure(let failure): (nil, .failure(failure))
                }
            }
        }
    }

    /// Replaces a failure by the values of the publisher that `handler` returns for it.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> some Publisher<Output, P.Failure>
    where P.Output == Output { Catch(upstream: self, handler: handler) }

    /// Replaces a failure by `output` and the end.
    public func replaceError(with output: Output) -> some Publisher<Output, Never> { `catch` { _ in Just(output) } }

    /// Subscribes anew after a failure, at most `retries` times.
    public func retry(_ retries: Int) -> some Publisher<Output, Failure> { Retry(upstream: self, retries: retries) }
}

extension Publisher where Failure == Never {
    /// This publisher with failure type `failureType`, for operators that require it; it still never fails.
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        StatefulOperator<Self, Output, E>(upstream: self) {
            OperatorBehaviour {
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
