/// End of a command without success: a line for the user, and the exit status.
package struct CommandFailure: Error, Hashable, Sendable {
    /// Empty if everything has been said.
    package let message: String
    package let status: Int32

    static func usage(_ message: String) -> CommandFailure { CommandFailure(message: message, status: 64) }
    static func data(_ message: String) -> CommandFailure { CommandFailure(message: message, status: 65) }
    static func unavailable(_ message: String) -> CommandFailure { CommandFailure(message: message, status: 69) }
    static func unwritable(_ message: String) -> CommandFailure { CommandFailure(message: message, status: 73) }
    /// A build or a test has failed, and has said so.
    static let failed = CommandFailure(message: "", status: 1)
    static let interrupted = CommandFailure(message: "interrupted", status: 130)
}
