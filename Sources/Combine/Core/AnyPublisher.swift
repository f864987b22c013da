/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (any Subscriber<Output, Failure>) -> Void

    /// `publisher` without its type; one that is an `AnyPublisher` already is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
        } else {
            attach = { subscriber in
                func open<S: Subscriber<Output, Failure>>(_ subscriber: S) { publisher.receive(subscriber: subscriber) }
                open(subscriber)
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(subscriber)
    }
}

extension Publisher {
    /// This publisher without its type: what a function returns whose callers need not know how it is made.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
