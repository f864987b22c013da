extension Publisher {
    /// First value that satisfies `predicate`, then the end.
    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        StatefulOperator<Self, Output, Failure>(upstream: self) {
            OperatorBehaviour { predicate($0) ? .finish($0) : .skip }
        }
    }

    /// First value, then the end.
    public func first() -> some Publisher<Output, Failure> { first { _ in true } }

    /// Last value that satisfies `predicate`, sent at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        StatefulOperator<Self, Output, Failure>(upstream: self, asksForAll: true) {
            var last: Output?
            return OperatorBehaviour { value in
                if predicate(value) { last = value }
                return .skip
            } last: {
                last
            }
        }
    }

    /// Last value, sent at the end.
    public func last() -> some Publisher<Output, Failure> { last { _ in true } }

    /// First `maxLength` values, then the end.
    public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
        First(upstream: self, maxLength: maxLength)
    }

    /// Values before the first that does not satisfy `predicate`, then the end.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        StatefulOperator<Self, Output, Failure>(upstream: self) {
            OperatorBehaviour { predicate($0) ? .pass($0) : .finish(nil) }
        }
    }

    /// Values until `publisher` sends a value or ends, then the end.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> some Publisher<Output, Failure> {
        let stop = publisher.map { _ in Output?.none }.first().catch { _ in Empty<Output?, Never>() }
        return map { Output?.some($0) }
            .append(Just(Output?.none).setFailureType(to: Failure.self))
            .merge(with: stop.setFailureType(to: Failure.self))
            .prefix { $0 != nil }
            .compactMap { $0 }
    }

    /// Values from the first that does not satisfy `predicate`.
    public func drop(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        StatefulOperator<Self, Output, Failure>(upstream: self) {
            var isDropping = true
            return OperatorBehaviour { value in
                if isDropping { isDropping = predicate(value) }
                return isDropping ? .skip : .pass(value)
            }
        }
    }

    /// Value at `index`, counted from 0, then the end.
    public func output(at index: Int) -> some Publisher<Output, Failure> { dropFirst(index).first() }
}

/// Publisher of the first values. With a length of 0 it ends at once, without waiting for a value.
private struct First<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxLength: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
        StatefulOperator<Upstream, Output, Failure>(upstream: upstream) {
            var left = maxLength
            return OperatorBehaviour { value in
                left -= 1
                return left > 0 ? .pass(value) : .finish(value)
            }
        }.receive(subscriber: subscriber)
    }
}
