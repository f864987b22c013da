/// Publisher that announces changes of an object.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// Type of the values published.
    public typealias Output = Void
    /// Publishing never fails.
    public typealias Failure = Never

    private let changes = PassthroughSubject<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Number of publishers kept in the side table of objects; for tests.
    package static var countOfSideEntries: Int { ObjectPublishers.count }

    /// Announces a change.
    public func send() { changes.send() }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        changes.receive(subscriber: subscriber)
    }
}
