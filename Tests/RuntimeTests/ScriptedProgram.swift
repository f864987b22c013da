import Foundation
import ProgramSupport
import Testing

/// A product that has played a script offscreen, and ended without an error or a message.
struct ScriptedProgram {
    let result: ProgramResult
    private let out: TemporaryFolder

    /// Plays the script.
    ///
    /// - Throws: an error of the run, or of the requirement that it ends with status 0.
    init(_ product: String, playing script: String) async throws {
        out = try TemporaryFolder()
        var program = Program(product: product)
        program.input = Data(script.utf8)
        program.environment = ["LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": out.url.path]
        result = try await program.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
    }

    /// Text of a file that the script has written.
    ///
    /// - Throws: an error if there is no such file.
    func text(_ file: String) throws -> String { try String(contentsOf: out.url(file), encoding: .utf8) }
}
