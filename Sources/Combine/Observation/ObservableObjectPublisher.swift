/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let changes = PassthroughSubject<Void, Never>()

    /// One that nobody listens to yet.
    public init() {}

    /// How many publishers are kept beside their objects; for tests.
    package static var countOfSideEntries: Int { ObjectPublishers.count }

    /// Tells that the object is about to change.
    public func send() { changes.send() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        changes.receive(subscriber: subscriber)
    }
}
