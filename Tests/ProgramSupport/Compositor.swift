package import Foundation

/// A real compositor that runs a program under test.
package enum Compositor: String, CaseIterable, Sendable {
    /// Headless Weston, started here; needs only the package `weston`. Has no input and no screenshots.
    case headlessWeston
    /// Weston and Sway of the Wayland lab, with injected input, screenshots, and frames counted by the compositor.
    case labWeston = "with-weston"
    case labSway = "with-sway"

    /// Reason for which tests under this compositor cannot run here; nil if they can.
    package var reasonToSkip: String? {
        if ProcessInfo.processInfo.environment["LILT_TEST_QUICK"] == "1" { return "LILT_TEST_QUICK is 1" }
        switch self {
        case .headlessWeston:
            return Executables.find("weston") == nil ? "there is no weston in PATH" : nil
        case .labWeston, .labSway:
            guard let folder = Self.labFolder else {
                return "there is no Wayland lab in ../shared/wayland-lab, and LILT_LAB does not name one"
            }
            guard FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(rawValue).path) else {
                return "there is no \(rawValue) in \(folder.path)"
            }
            let name = self == .labWeston ? "weston" : "sway"
            if Executables.find(name) == nil { return "there is no \(name) in PATH" }
            return self == .labWeston ? Self.reasonWithoutModule : nil
        }
    }

    /// True if tests under this compositor can run here; otherwise reports the reason on standard error, so that
    /// skipping is seen.
    package func isThere() -> Bool {
        guard let reasonToSkip else { return true }
        FileHandle.standardError.write(Data("skipped: tests under \(self): \(reasonToSkip)\n".utf8))
        return false
    }

    /// Missing tools for the lab's Weston, which needs a compiled module to take input and commands; nil if there are
    /// none.
    private static let reasonWithoutModule: String? = {
        for tool in ["gcc", "pkg-config", "python3"] where Executables.find(tool) == nil {
            return "there is no \(tool) in PATH, which the lab's Weston needs"
        }
        guard let version = installedWestonVersion() else { return "`weston --version` names no version" }
        // Until version 11, the desktop's part was a library of its own.
        let packages = ["libweston-\(version)"] + (version < 12 ? ["libweston-desktop-\(version)"] : [])
        guard let answer = output(of: "pkg-config", ["--exists"] + packages) else { return "pkg-config does not run" }
        return answer.status == 0
            ? nil : "there are no headers of Weston \(version) (libweston-\(version)-dev), which the lab's Weston needs"
    }()

    /// Major version of the Weston in `PATH`, from a line such as `weston 14.0.2`; nil if it says none.
    private static func installedWestonVersion() -> Int? {
        output(of: "weston", ["--version"])?.text.firstMatch(of: /weston (\d+)\./).flatMap { Int($0.1) }
    }

    /// Exit status and standard output of a command in `PATH`, run to its end; nil if it cannot be run.
    private static func output(of name: String, _ arguments: [String]) -> (status: Int32, text: String)? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = Executables.find(name)
        process.arguments = arguments
        process.standardOutput = pipe
        do {
            try process.run()
            let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: text, as: UTF8.self))
        } catch {
            FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
            return nil
        }
    }

    /// Folder of the lab: `LILT_LAB`, or `../shared/wayland-lab` beside the package; nil if there is none.
    package static let labFolder: URL? = {
        let named = ProcessInfo.processInfo.environment["LILT_LAB"].map { URL(fileURLWithPath: $0) }
        let beside = PackageFolder.url.deletingLastPathComponent().appendingPathComponent("shared/wayland-lab")
        let folder = named ?? beside
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("with-weston").path) ? folder : nil
    }()

    /// Runs a program under the compositor to its end. The lab's commands (`input`, `shot`, `control`, `frames`) are in
    /// its `PATH`.
    ///
    /// - Parameters:
    ///   - program: program to run.
    ///   - options: options of the lab's launcher, such as `--size 1280x800`, `--scale 2` or `--frames FILE`.
    ///   - limit: seconds after which everything is stopped.
    /// - Returns: The program's exit status and output.
    /// - Throws: ``CompositorError`` if the compositor does not start, or errors of starting the process.
    package func run(_ program: Program, options: [String] = [], limit: Double = 120) async throws -> ProgramResult {
        switch self {
        case .headlessWeston: return try await HeadlessWeston.run(program, limit: limit)
        case .labWeston, .labSway:
            guard let folder = Self.labFolder else { throw CompositorError.noLab }
            var launcher = program
            launcher.executable = folder.appendingPathComponent(rawValue)
            launcher.arguments = options + ["--", program.executable.path] + program.arguments
            return try await launcher.run(limit: limit)
        }
    }

    /// Runs a shell script under the compositor, with the path of a built product in `$program`; see
    /// `run(_:options:limit:)`.
    ///
    /// - Throws: ``CompositorError`` if the compositor does not start, or errors of starting the process.
    package func run(
        script: String, product: String, environment: [String: String?] = [:], options: [String] = [],
        limit: Double = 120
    ) async throws -> ProgramResult {
        var shell = Program(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
        shell.environment = environment
        shell.environment["program"] = BuiltProducts.url(of: product).path
        return try await run(shell, options: options, limit: limit)
    }
}

package enum CompositorError: Error, Equatable {
    case noLab
    /// Weston ended, or did not open its socket in time; carries its log.
    case didNotStart(String)
}

package enum Executables {
    /// The full path of a command, searched in `PATH`; nil if it is not found.
    package static func find(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
