/// A place where windows live: a Wayland compositor, or the offscreen host with its manual clock.
///
/// `Runtime` makes one host, opens windows on it, and hands it the process with ``run()``.
@MainActor package protocol Host: AnyObject {
    /// The name that the frame report gives, `wayland` or `offscreen`.
    var name: String { get }

    /// The run loop's turns, counted by cause; nothing is unnamed.
    var wakeUps: WakeUpCounts { get }

    /// What is copied to other programs, and pasted from them.
    var pasteboard: any Pasteboard { get }

    /// Opens a window. The delegate gets its first ``WindowEvent/configured(_:)`` before its first frame.
    func openWindow(_ options: WindowOptions, delegate: any WindowDelegate) throws(HostError) -> any Window

    /// Runs until ``stop(_:)``, and returns the process's exit status.
    func run() -> ExitStatus

    /// Makes ``run()`` return soon, with this status. The first call counts.
    func stop(_ status: ExitStatus)
}

/// How a program ends, in the contract's numbers (those of `sysexits.h`).
package struct ExitStatus: Equatable, Sendable {
    package let code: Int32
    /// One line for standard error, or nil where there is nothing to say.
    package let message: String?

    package init(code: Int32, message: String?) {
        self.code = code
        self.message = message
    }

    package static let success = ExitStatus(code: 0, message: nil)
    /// A value that the user gave is unknown or malformed: 64.
    package static func usage(_ message: String) -> ExitStatus { ExitStatus(code: 64, message: message) }
    /// Something that a script names is not there: 65.
    package static func missingData(_ message: String) -> ExitStatus { ExitStatus(code: 65, message: message) }
    /// No compositor is there to be reached: 69.
    package static func unavailable(_ message: String) -> ExitStatus { ExitStatus(code: 69, message: message) }
    /// The compositor went away or broke the connection: 70.
    package static func connectionLost(_ message: String) -> ExitStatus { ExitStatus(code: 70, message: message) }
    /// A file could not be written: 73.
    package static func cannotCreate(_ message: String) -> ExitStatus { ExitStatus(code: 73, message: message) }
}

/// Why a host could not be reached or could not open a window. `status` is what the process should end with.
package struct HostError: Error, Equatable, CustomStringConvertible {
    package let status: ExitStatus
    package init(_ status: ExitStatus) { self.status = status }
    package var description: String { status.message ?? "exit status \(status.code)" }
}
