import Foundation

enum Signals {
    /// Ends a process that has ignored SIGTERM, with SIGKILL.
    static func kill(_ process: Int32) { _ = Foundation.kill(process, SIGKILL) }
}
