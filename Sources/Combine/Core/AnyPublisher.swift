/// Type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (any Subscriber<Output, Failure>) -> Void

    /// A type-erased form of `publisher`; an `AnyPublisher` is not wrapped again.
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

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(subscriber)
    }
}

extension Publisher {
    /// This publisher, type-erased: for functions whose callers need not know how it is made.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
