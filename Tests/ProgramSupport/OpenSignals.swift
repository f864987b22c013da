import Foundation

/// Programs are started as a shell starts them: with no signal blocked.
///
/// The threads of tasks and of dispatch queues block nearly all signals, and a child inherits the mask of the thread
/// that starts it, through `exec` and on to its own children. The lab's launcher would then never see the SIGUSR1 by
/// which it is told to start its compositor anew, and no program the SIGTERM that ends it.
enum OpenSignals {
    /// Does something, which neither waits nor changes threads, on a thread that blocks no signal meanwhile.
    static func during<Value>(_ body: () throws -> Value) rethrows -> Value {
        var none = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
