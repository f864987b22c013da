extension Publishers {
    /// Publisher of converted values.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Converts a value.
        public let transform: (Upstream.Output) -> Output

        /// A publisher as made by `map(_:)`.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Relay(to: subscriber, transform: transform))
        }
    }

    /// Publisher of converted values without nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Converts a value; nil is dropped.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher as made by `compactMap(_:)`.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Relay(to: subscriber, transform: transform))
        }
    }
}

extension Publisher {
    /// Converts each value with `transform`.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Property `keyPath` of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Converts each value with `transform` and drops nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
