import Glibc
import Synchronization

/// Interrupts while a child runs: each is passed on to it. The child is a process group of its own, which a terminal's Ctrl-C
/// does not reach.
enum Interrupts {
    /// The child; 0 if there is none.
    private static let child = Atomic<pid_t>(0)
    /// The last signal; 0 if there was none.
    private static let last = Atomic<Int32>(0)

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Begins to take signals, which are kept until there is a child.
    static func begin() {
        // The handler may use nothing that is made when it is first used.
        child.store(0, ordering: .sequentiallyConsistent)
        last.store(0, ordering: .sequentiallyConsistent)
        for number in signals {
            signal(number) { number in
                Interrupts.last.store(number, ordering: .sequentiallyConsistent)
                let child = Interrupts.child.load(ordering: .sequentiallyConsistent)
                if child > 0 { kill(child, number) }
            }
        }
    }

    /// Passes signals on to `process`, also one that has come before.
    static func passOn(to process: pid_t) {
        child.store(process, ordering: .sequentiallyConsistent)
        let number = last.load(ordering: .sequentiallyConsistent)
        if number != 0 { kill(process, number) }
    }

    /// Ends the handling. Returns true if there was a signal.
    static func end() -> Bool {
        for number in signals { signal(number, SIG_DFL) }
        child.store(0, ordering: .sequentiallyConsistent)
        return last.load(ordering: .sequentiallyConsistent) != 0
    }
}
