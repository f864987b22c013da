import Foundation
import ProgramSupport
import Testing

/// An offscreen run has a private home, unless it is given a store: docs/contracts.md, `LILT_STORE`.
struct StoreProgramTests {
    private static let script = """
        at 0 layers first.json
        at 0 capture first.png
        at 0.1 tap "Count"
        at 0.2 layers last.json
        at 0.2 quit
        """

    /// Runs the program in `home` and returns the files that it wrote, by name.
    ///
    /// - Throws: an error if the program cannot be run or its files cannot be read.
    private func run(
        home: TemporaryFolder, _ environment: [String: String?] = [:]
    ) async throws -> [String: Data] {
        let out = try TemporaryFolder()
        var program = Program(product: "StoreProgram")
        program.input = Data(Self.script.utf8)
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": out.url.path, "LILT_STORE": nil,
            "HOME": home.url.path, "XDG_CONFIG_HOME": nil, "XDG_STATE_HOME": nil, "XDG_DATA_HOME": nil,
        ]
        program.environment.merge(environment) { $1 }
        let result = try await program.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
        return try ["first.json", "first.png", "last.json"].reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: out.url(name))
        }
    }

    private func text(_ data: Data?) -> String { data.map { String(decoding: $0, as: UTF8.self) } ?? "" }

    @Test func `two runs, and one in another home, language and time zone, leave the same bytes and nothing else`()
        async throws
    {
        let (home, other) = (try TemporaryFolder(), try TemporaryFolder())
        let first = try await run(home: home)
        let again = try await run(home: home)
        let elsewhere = try await run(
            home: other, ["LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8", "TZ": "Asia/Tokyo", "LANGUAGE": "fr"])
        #expect(first == again && first == elsewhere)
        #expect(text(first["first.json"]).contains("defaults 0") && text(first["last.json"]).contains("app 1"))
        #expect(text(first["first.json"]).contains("file none"))
        for folder in [home, other] {
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        }
    }

    @Test func `what was kept at home is not seen`() async throws {
        let home = try TemporaryFolder()
        let kept = try await run(home: home, ["LILT_STORE": home.url.path])
        #expect(text(kept["last.json"]).contains("app 1"))
        #expect(try !FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty)
        let alone = try await run(home: home)
        #expect(text(alone["first.json"]).contains("app 0") && text(alone["first.json"]).contains("defaults 0"))
    }

    @Test func `a store keeps defaults, scenes and files from one run to the next`() async throws {
        let (home, store) = (try TemporaryFolder(), try TemporaryFolder())
        // The folder does not exist; the program creates it.
        let environment = ["LILT_STORE": store.url("new/place").path]
        _ = try await run(home: home, environment)
        let next = text(try await run(home: home, environment)["first.json"])
        for kept in ["defaults 1", "app 1", "scene 1", "file kept"] { #expect(next.contains(kept), "\(kept)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty)
    }

    @Test func `a store that cannot be a folder is one line and status 64`() async throws {
        var program = Program(product: "StoreProgram")
        program.environment = ["LILT_HOST": "offscreen", "LILT_STORE": "/dev/null/store"]
        let result = try await program.run()
        #expect(result.ending == .exited(64))
        #expect(result.errorText.contains("LILT_STORE=/dev/null/store"))
        #expect(result.errorText.split(separator: "\n").count == 1)
    }
}
