import Foundation

/// Starts programs with no signal blocked, as a shell does.
///
/// Threads of tasks and dispatch queues block nearly all signals, and a child inherits the mask of the thread that
/// starts it, through `exec` and on to its own children. The lab's launcher would never see the SIGUSR1 that makes it
/// restart its compositor, and no program the SIGTERM that ends it.
enum OpenSignals {
    /// Calls `body`, which must neither wait nor change threads, with no signal blocked on this thread.
    static func during<Value>(_ body: () throws -> Value) rethrows -> Value {
        var none = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
