import Foundation

/// Current transaction of the thread (S10.3), in thread-local storage.
///
/// A task-local would be simpler and wrong: a `Task` made inside `withAnimation` would inherit it, and what the task
/// writes seconds later would still animate.
@safe enum CurrentTransaction {
    private final class Scope {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return unsafe pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    static var value: Transaction? {
        guard let key, let raw = unsafe pthread_getspecific(key) else { return nil }
        return unsafe Unmanaged<Scope>.fromOpaque(raw).takeUnretainedValue().transaction
    }

    /// Runs `body` with `transaction` as the current one, or with none; the previous one is restored afterwards, even
    /// on a throw.
    ///
    /// - Throws: the error of `body`.
    static func with<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
        guard let key else { return try body() }
        let scope = transaction.map(Scope.init)
        let outer = unsafe pthread_getspecific(key)
        unsafe pthread_setspecific(key, scope.map { unsafe UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
        defer { unsafe pthread_setspecific(key, outer) }
        // The thread-local slot does not retain the scope; this does while the slot refers to it.
        return try withExtendedLifetime(scope) { try body() }
    }
}
