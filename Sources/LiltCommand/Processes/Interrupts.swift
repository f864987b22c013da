import Glibc
import Synchronization

/// Interrupts while a child runs, or while something lies about that has to be removed: each is passed on to the child, whose
/// process group a terminal's Ctrl-C does not reach, and kept for the end.
enum Interrupts {
    /// The child; 0 if there is none.
    private static let child = Atomic<pid_t>(0)
    /// The last signal; 0 if there was none.
    private static let last = Atomic<Int32>(0)
    /// Number of handlings that have begun and not ended.
    private static let depth = Atomic<Int>(0)

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Begins to take signals, which are kept until there is a child. May be nested.
    static func begin() {
        guard depth.add(1, ordering: .sequentiallyConsistent).oldValue == 0 else { return }
        // The handler may use nothing that is made when it is first used.
        child.store(0, ordering: .sequentiallyConsistent)
        last.store(0, ordering: .sequentiallyConsistent)
        for number in signals {
            signal(number) { number in
                Interrupts.last.store(number, ordering: .sequentiallyConsistent)
                let child = Interrupts.child.load(ordering: .sequentiallyConsistent)
                // SwiftPM ends its compilers at an interrupt only; at another signal they would go on without it.
                if child > 0 { kill(child, SIGINT) }
            }
        }
    }

    /// Passes signals on to `process`, also one that has come before.
    static func passOn(to process: pid_t) {
        child.store(process, ordering: .sequentiallyConsistent)
        if last.load(ordering: .sequentiallyConsistent) != 0 { kill(process, SIGINT) }
    }

    /// Tells that the child has ended. Returns true if there was a signal.
    static func childEnded() -> Bool {
        child.store(0, ordering: .sequentiallyConsistent)
        return last.load(ordering: .sequentiallyConsistent) != 0
    }

    /// Ends the handling that began last.
    static func end() {
        guard depth.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 else { return }
        for number in signals { signal(number, SIG_DFL) }
    }
}
