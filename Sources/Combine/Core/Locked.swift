import Foundation

/// A value behind a lock, shared by reference.
///
/// Publishers may be used from any thread. The lock is held for the closure only, and no closure here calls program
/// code, so it is never held while a subscriber runs.
///
/// Unchecked `Sendable`: `value` is read and written under `lock` only.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    /// Calls `body` with the value while the lock is held.
    ///
    /// - Throws: the error of `body`; the value keeps the changes made before it.
    package func withLock<Answer>(_ body: (inout Value) throws -> Answer) rethrows -> Answer {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
