import Foundation

/// The end of a process, noticed when it comes. `waitUntilExit()` of Foundation looks for it every 50 ms, which is a tenth of a call of
/// the compiler.
struct ProcessEnd {
    private let process: Process
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameter process: a process that is not yet running.
    init(of process: Process) {
        self.process = process
        process.terminationHandler = { [ended] _ in ended.signal() }
    }

    /// Waits for the end, once, of a process that was started.
    func wait() {
        ended.wait()
        // It has ended: nothing is waited for, but the run loop's source goes.
        process.waitUntilExit()
    }
}
