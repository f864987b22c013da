import Foundation

/// The Swift toolchain in `PATH`.
package struct Toolchain: Hashable, Sendable {
    /// Absolute path of `swift`.
    package let swift: String
    /// Version as the compiler tells it, such as `6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String

    /// - Throws: ``CommandFailure`` if there is none.
    static func found(environment: [String: String]) throws(CommandFailure) -> Toolchain {
        guard let swift = Executables.find("swift", environment: environment) else {
            throw .unavailable(
                "there is no swift in PATH; lilt needs a Swift 6.3 toolchain (https://swift.org/install)")
        }
        guard let text = try ChildProcess(executable: swift, arguments: ["--version"]).output(),
            let version = text.firstMatch(of: /Swift version (.+)/)
        else { throw .unavailable("\(swift) does not tell its version") }
        return Toolchain(swift: swift, version: String(version.1))
    }
}

/// Programs in `PATH`.
enum Executables {
    /// Absolute path of the program called `name`; nil if there is none.
    static func find(_ name: String, environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
    }
}
