extension Publishers {
    /// Sends one subscription's values to all subscribers, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// What is subscribed to once connected, once for all.
        public let upstream: Upstream
        private let makeSubject: () -> SubjectType
        private let subject = Locked(SubjectType?.none)

        /// - Parameters:
        ///   - upstream: what is subscribed to once connected.
        ///   - createSubject: makes the subject, when the first subscriber comes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            makeSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            theSubject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(theSubject) }

        private var theSubject: SubjectType {
            if let known = subject.withLock({ $0 }) { return known }
            // Made outside of the lock, as the closure is the program's; the first one made counts.
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
    /// Sends through `subject` to all subscribers, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self) { subject } }

    /// The same through a subject that is made when the first subscriber comes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// One subscription for all subscribers, from the first until the last has gone.
    public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>> {
        multicast { PassthroughSubject() }.autoconnect()
    }
}

extension Publisher where Failure == Never {
    /// Sends nothing until it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast { PassthroughSubject() }
    }
}
