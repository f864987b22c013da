import Foundation
import Projects

/// A Swift toolchain on this machine.
package struct Toolchain: Sendable {
    /// Absolute path of `swift`.
    package let swift: String
    /// Absolute path of the compiler beside it.
    package var compiler: String { URL(filePath: swift).deletingLastPathComponent().appending(path: "swiftc").path }
    /// Version as the compiler tells it, such as `6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String
    /// Absolute path of the folder with Swift's libraries for each system, and the processor's name there; nil if the compiler tells
    /// neither.
    package let resources: (folder: String, processor: String)?

    /// Oldest version that compiles the library.
    private static let oldest = (6, 3)

    /// - Throws: ``CommandFailure`` if there is none, or if it is too old.
    static func found(environment: [String: String]) throws(CommandFailure) -> Toolchain {
        guard let swift = Executables.find("swift", in: places(environment: environment)) else {
            if let path = environment["LILT_TOOLCHAIN"] {
                throw .unavailable("LILT_TOOLCHAIN names no toolchain: there is no \(path)/usr/bin/swift")
            }
            throw .unavailable(
                "there is no swift in PATH; lilt needs a Swift 6.3 toolchain (https://swift.org/install)")
        }
        let text = try ChildProcess(executable: swift, arguments: ["-print-target-info"]).output() ?? ""
        guard let toolchain = Toolchain(swift: swift, targetInfo: text) else {
            throw .unavailable("\(swift) does not tell its version")
        }
        guard !toolchain.isTooOld else {
            throw .unavailable(
                "\(swift) is Swift \(toolchain.version); lilt needs 6.3 (https://swift.org/install). LILT_TOOLCHAIN names "
                    + "the folder of another toolchain")
        }
        return toolchain
    }

    /// Folders in which `swift` is looked for: that of `LILT_TOOLCHAIN` alone, else those of `PATH`, then the places of
    /// Swiftly and of a toolchain that was unpacked below `/opt`.
    package static func places(environment: [String: String]) -> [String] {
        if let toolchain = environment["LILT_TOOLCHAIN"] { return [Files.absolute("\(toolchain)/usr/bin")] }
        let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let home = environment["HOME"].map { ["\($0)/.local/share/swiftly/bin"] } ?? []
        return path + home + ["/opt/swift/usr/bin"]
    }

    /// Reads the answer to `swift -print-target-info`; nil for another text.
    package init?(swift: String, targetInfo: String) {
        struct Answer: Decodable {
            struct Target: Decodable { var arch: String? }
            struct Paths: Decodable { var runtimeResourcePath: String? }

            var compilerVersion: String
            var target: Target?
            var paths: Paths?
        }
        // Another program called swift answers something else.
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(targetInfo.utf8)),
            let version = answer.compilerVersion.firstMatch(of: /Swift version (.+)/)
        else { return nil }
        self.swift = swift
        self.version = String(version.1)
        if let folder = answer.paths?.runtimeResourcePath, let processor = answer.target?.arch {
            resources = (folder, processor)
        } else {
            resources = nil
        }
    }

    /// True if it does not compile the library.
    package var isTooOld: Bool {
        let numbers = version.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        return numbers.count < 2 || (numbers[0], numbers[1]) < Self.oldest
    }
}

/// Programs on this machine.
enum Executables {
    /// Absolute path of the program called `name` in `PATH`; nil if there is none.
    static func find(_ name: String, environment: [String: String]) -> String? {
        find(name, in: (environment["PATH"] ?? "").split(separator: ":").map(String.init))
    }

    /// Absolute path of the program called `name` in the first of some folders that has it; nil if there is none.
    static func find(_ name: String, in folders: [String]) -> String? {
        folders.map { "\($0)/\(name)" }
            .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
    }
}
