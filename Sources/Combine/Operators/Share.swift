extension Publishers {
    /// Connectable publisher that shares one subscription to its source among all subscribers, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// The source, subscribed to once, on connecting.
        public let upstream: Upstream
        private let makeSubject: () -> SubjectType
        private let subject = Locked(SubjectType?.none)

        /// A publisher that shares `upstream`.
        ///
        /// - Parameters:
        ///   - upstream: the source, subscribed to on connecting.
        ///   - createSubject: makes the subject, when the first subscriber comes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            makeSubject = createSubject
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            theSubject.receive(subscriber: subscriber)
        }

        /// Subscribes the subject to the source, until the returned object is cancelled or destroyed.
        public func connect() -> any Cancellable { upstream.subscribe(theSubject) }

        private var theSubject: SubjectType {
            if let known = subject.withLock({ $0 }) { return known }
            // Made outside the lock, since the closure is the program's; the first subject made wins.
            let made = makeSubject()
            return subject.withLock { subject in
                if let subject { return subject }
                subject = made
                return made
            }
        }
    }
}

extension Publisher {
    /// Shares this publisher among all subscribers through `subject`, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self) { subject } }

    /// Shares this publisher among all subscribers through a subject that is made for the first of them, once
    /// connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one subscription among all subscribers, from the first until the last has left.
    public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>> {
        multicast { PassthroughSubject() }.autoconnect()
    }
}

extension Publisher where Failure == Never {
    /// A connectable form of this publisher, which sends nothing until connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast { PassthroughSubject() }
    }
}
