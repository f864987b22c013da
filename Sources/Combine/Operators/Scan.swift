extension Publisher {
    /// Running result: `nextPartialResult` of the previous result and each value, beginning with `initialResult`.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        StatefulOperator<Self, T, Failure>(upstream: self) {
            var result = initialResult
            return OperatorBehaviour { value in
                result = nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    /// Final result of `nextPartialResult` over all values, beginning with `initialResult`, sent at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        StatefulOperator<Self, T, Failure>(upstream: self, asksForAll: true) {
            var result = initialResult
            return OperatorBehaviour { value in
                result = nextPartialResult(result, value)
                return .skip
            } last: {
                result
            }
        }
    }

    /// All values in an array, sent at the end.
    public func collect() -> some Publisher<[Output], Failure> {
        StatefulOperator<Self, [Output], Failure>(upstream: self, asksForAll: true) {
            var collected: [Output] = []
            return OperatorBehaviour { value in
                collected.append(value)
                return .skip
            } last: {
                collected
            }
        }
    }

    /// Arrays of `count` values; the last may have fewer.
    public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
        StatefulOperator<Self, [Output], Failure>(upstream: self) {
            var collected: [Output] = []
            return OperatorBehaviour { value in
                collected.append(value)
                guard collected.count >= count else { return .skip }
                defer { collected = [] }
                return .pass(collected)
            } last: {
                collected.isEmpty ? nil : collected
            }
        }
    }

    /// Number of values, sent at the end.
    public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// Drops all values; passes the end.
    public func ignoreOutput() -> some Publisher<Never, Failure> {
        StatefulOperator<Self, Never, Failure>(upstream: self, asksForAll: true) { OperatorBehaviour { _ in .skip } }
    }

    /// Sends true as soon as a value satisfies `predicate`, or false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        StatefulOperator<Self, Bool, Failure>(upstream: self, asksForAll: true) {
            OperatorBehaviour {
                predicate($0) ? .finish(true) : .skip
            } last: {
                false
            }
        }
    }

    /// Sends false as soon as a value does not satisfy `predicate`, or true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        StatefulOperator<Self, Bool, Failure>(upstream: self, asksForAll: true) {
            OperatorBehaviour {
                predicate($0) ? .skip : .finish(false)
            } last: {
                true
            }
        }
    }

    /// Sends `output` if the source ends without values.
    public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
        StatefulOperator<Self, Output, Failure>(upstream: self) {
            var isEmpty = true
            return OperatorBehaviour { value in
                isEmpty = false
                return .pass(value)
            } last: {
                isEmpty ? output : nil
            }
        }
    }

    /// Replaces nil by `output`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}

extension Publisher where Output: Equatable {
    /// Sends true as soon as a value equals `output`, or false at the end.
    public func contains(_ output: Output) -> some Publisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    /// Smallest value, sent at the end; nothing if there were no values.
    public func min() -> some Publisher<Output, Failure> {
        reduce(Output?.none) { least, value in least.map { Swift.min($0, value) } ?? value }.compactMap { $0 }
    }

    /// Largest value, sent at the end; nothing if there were no values.
    public func max() -> some Publisher<Output, Failure> {
        reduce(Output?.none) { most, value in most.map { Swift.max($0, value) } ?? value }.compactMap { $0 }
    }
}
