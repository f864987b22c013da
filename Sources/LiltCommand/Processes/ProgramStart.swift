import Foundation
import Glibc

/// Start of the user's program in the place of this one: interrupts, the terminal and the exit status are its own.
enum ProgramStart {
    /// Replaces this process.
    ///
    /// - Parameters:
    ///   - executable: absolute path.
    ///   - arguments: words behind the program's name.
    ///   - variables: variables to add to the environment, unless they are set.
    /// - Throws: ``CommandFailure`` if the program cannot be started. There is no other way back.
    static func replace(
        with executable: String, arguments: [String], variables: [String: String]
    ) throws(CommandFailure) -> Never {
        for (name, value) in variables { unsafe setenv(name, value, 0) }
        let words = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
        fflush(nil)
        _ = unsafe execv(executable, words)
        let reason = unsafe String(cString: strerror(errno))
        throw .unavailable("\(executable) cannot be started: \(reason)")
    }
}
