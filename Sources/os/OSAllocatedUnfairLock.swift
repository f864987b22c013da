import Foundation

/// A value that one thread at a time reaches.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private let storage: Storage

    private final class Storage: @unchecked Sendable {
        // Read and written by the holder of the lock only.
        var state: State
        let lock = NSLock()

        init(_ state: State) { self.state = state }
    }

    /// A lock around `initialState`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    /// A lock around `initialState`.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Returns what `body` makes of the value, while no other thread reaches it.
    ///
    /// - Throws: an error that `body` throws.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Returns what `body` makes of the value, while no other thread reaches it.
    ///
    /// - Throws: an error that `body` throws.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Returns what `body` returns, while no other thread has the lock.
    ///
    /// - Throws: an error that `body` throws.
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked { _ in try body() }
    }
}
