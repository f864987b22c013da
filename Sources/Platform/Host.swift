/// Owner of windows: a Wayland compositor's client, or the offscreen host with its manual clock.
///
/// `Runtime` makes one host, opens windows on it, and calls ``run()``, which returns when the program ends.
@MainActor package protocol Host: AnyObject {
    /// Name in the frame report, `wayland` or `offscreen`.
    var name: String { get }

    /// Number of turns of the run loop, by cause; every turn has one.
    var wakeUps: WakeUpCounts { get }

    /// Clipboard and primary selection.
    var pasteboard: any Pasteboard { get }

    /// Opens a window. The delegate receives ``WindowEvent/configured(_:)`` before its first frame.
    ///
    /// - Throws: ``HostError`` if the host is gone or refuses the window.
    func openWindow(_ options: WindowOptions, delegate: any WindowDelegate) throws(HostError) -> any Window

    /// Runs until ``stop(_:)``, and returns the exit status.
    func run() -> ExitStatus

    /// Makes ``run()`` return soon, with `status`. Only the first call counts.
    func stop(_ status: ExitStatus)
}

/// Exit status of the process, with the codes of `sysexits.h`.
package struct ExitStatus: Equatable, Sendable {
    package let code: Int32
    /// One line for standard error; nil for none.
    package let message: String?

    package init(code: Int32, message: String?) {
        self.code = code
        self.message = message
    }

    package static let success = ExitStatus(code: 0, message: nil)
    /// Status 64: an unknown or malformed value from the user.
    package static func usage(_ message: String) -> ExitStatus { ExitStatus(code: 64, message: message) }
    /// Status 65: something that a script names does not exist.
    package static func missingData(_ message: String) -> ExitStatus { ExitStatus(code: 65, message: message) }
    /// Status 69: no compositor can be reached.
    package static func unavailable(_ message: String) -> ExitStatus { ExitStatus(code: 69, message: message) }
    /// Status 70: the compositor closed or broke the connection.
    package static func connectionLost(_ message: String) -> ExitStatus { ExitStatus(code: 70, message: message) }
    /// Status 73: a file could not be written.
    package static func cannotCreate(_ message: String) -> ExitStatus { ExitStatus(code: 73, message: message) }
}

/// Failure to reach a host or open a window; `status` is the exit status for it.
package struct HostError: Error, Equatable, CustomStringConvertible {
    package let status: ExitStatus
    package init(_ status: ExitStatus) { self.status = status }
    package var description: String { status.message ?? "exit status \(status.code)" }
}
