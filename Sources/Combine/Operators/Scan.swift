extension Publisher {
    /// What `nextPartialResult` makes of each value and of its answer before.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        Staged<Self, T, Failure>(upstream: self) {
            var result = initialResult
            return StageBehaviour { value in
                result = nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    /// At the end, what `nextPartialResult` made of all values.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        Staged<Self, T, Failure>(upstream: self, asksForAll: true) {
            var result = initialResult
            return StageBehaviour { value in
                result = nextPartialResult(result, value)
                return .skip
            } last: {
                result
            }
        }
    }

    /// At the end, all values.
    public func collect() -> some Publisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// As many values as `count` together; the last may be fewer.
    public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
        Staged<Self, [Output], Failure>(upstream: self) {
            var collected: [Output] = []
            return StageBehaviour { value in
                collected.append(value)
                guard collected.count >= count else { return .skip }
                defer { collected = [] }
                return .pass(collected)
            } last: {
                collected.isEmpty ? nil : collected
            }
        }
    }

    /// At the end, how many values there were.
    public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// The end alone.
    public func ignoreOutput() -> some Publisher<Never, Failure> {
        Staged<Self, Never, Failure>(upstream: self, asksForAll: true) { StageBehaviour { _ in .skip } }
    }

    /// Whether some value fits: at once when one does, else at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        Staged<Self, Bool, Failure>(upstream: self, asksForAll: true) {
            StageBehaviour {
                predicate($0) ? .finish(true) : .skip
            } last: {
                false
            }
        }
    }

    /// Whether all values fit: at once when one does not, else at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        Staged<Self, Bool, Failure>(upstream: self, asksForAll: true) {
            StageBehaviour {
                predicate($0) ? .skip : .finish(false)
            } last: {
                true
            }
        }
    }

    /// `output` in place of an end without values.
    public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
        Staged<Self, Output, Failure>(upstream: self) {
            var isEmpty = true
            return StageBehaviour { value in
                isEmpty = false
                return .pass(value)
            } last: {
                isEmpty ? output : nil
            }
        }
    }

    /// `output` in place of missing values.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}

extension Publisher where Output: Equatable {
    /// Whether some value is this one: at once when it comes, else at the end.
    public func contains(_ output: Output) -> some Publisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    /// At the end, the smallest value, if there was one.
    public func min() -> some Publisher<Output, Failure> {
        reduce(Output?.none) { least, value in least.map { Swift.min($0, value) } ?? value }.compactMap { $0 }
    }

    /// At the end, the largest value, if there was one.
    public func max() -> some Publisher<Output, Failure> {
        reduce(Output?.none) { most, value in most.map { Swift.max($0, value) } ?? value }.compactMap { $0 }
    }
}
