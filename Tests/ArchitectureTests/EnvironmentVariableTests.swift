import Foundation
import ProgramSupport
import Testing

/// The variables that a run obeys, those that `--help` prints and those of docs/first-program.md are alike.
struct EnvironmentVariableTests {
    /// The `LILT_…` names in a file.
    ///
    /// - Parameter path: path of the file, from the package's folder.
    /// - Returns: the names, each once.
    /// - Throws: an error of Foundation if the file cannot be read.
    private func names(in path: String) throws -> Set<String> {
        let text = try String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
        return Set(text.matches(of: /LILT_[A-Z_]*[A-Z]/).map { String($0.output) })
    }

    @Test func `all that a run reads is in the help, in order, and in the page`() throws {
        let read = try names(in: "Sources/Runtime/Options/RuntimeOptions.swift")
        #expect(read.count > 12)
        #expect(try names(in: "Sources/Runtime/Options/EnvironmentVariables.swift") == read)
        #expect(try names(in: "docs/first-program.md") == read)
    }
}
