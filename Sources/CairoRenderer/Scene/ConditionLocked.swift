import Foundation

/// Value behind a lock, with waiting for its changes.
final class ConditionLocked<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Changes the value, or only reads it, and lets waiting threads look at it again.
    @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        defer { condition.broadcast() }
        return body(&value)
    }

    /// Waits until `answer` returns a value for the state, and returns that value.
    @discardableResult func wait<Answer>(for answer: (Value) -> Answer?) -> Answer {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = answer(value) { return result }
            condition.wait()
        }
    }

    /// Waits until `answer` returns a value for the state or `deadline` has passed.
    ///
    /// - Returns: the value; nil if the deadline passed without one.
    func wait<Answer>(until deadline: Date, for answer: (Value) -> Answer?) -> Answer? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = answer(value) { return result }
            if !condition.wait(until: deadline) { return answer(value) }
        }
    }
}
