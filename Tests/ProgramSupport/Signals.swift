import Foundation

enum Signals {
    /// Ends a process that did not heed the request to end.
    static func kill(_ process: Int32) { _ = Foundation.kill(process, SIGKILL) }
}
