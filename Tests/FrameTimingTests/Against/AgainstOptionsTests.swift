import Testing

@testable import FrameTiming

/// The command line of `--against`.
struct AgainstOptionsTests {
    private func error(_ words: String) -> OptionError? {
        do throws(OptionError) {
            _ = try TimingOptions(arguments: words.split(separator: " ").map(String.init))
            return nil
        } catch {
            return error
        }
    }

    @Test func `takes the program and all that follows`() throws {
        let words = ["--cards", "9", "--against", "./limit", "{scene}", "{cards}", "--json"]
        let options = try TimingOptions(arguments: words)
        let limit = OtherProgram(program: "./limit", arguments: ["{scene}", "{cards}", "--json"])
        #expect(options.job == .against(limit, scene: nil))
        #expect(options.cards == 9 && !options.printsJSON)
        #expect(try TimingOptions(arguments: ["--against=./limit", "{scene}", "{cards}", "--json"]).job == options.job)
        #expect(limit.arguments(for: Play(scene: .deal, count: 52)) == ["deal", "52", "--json"])
        #expect(limit.name == "limit")
    }

    @Test func `arguments may have the names inside`() {
        let program = OtherProgram(program: "p", arguments: ["--scene={scene}", "{scene}-{cards}", "{other}"])
        let arguments = program.arguments(for: Play(scene: .one, count: 400))
        #expect(arguments == ["--scene=one", "one-400", "{other}"])
        #expect(program.namesScene && !OtherProgram(program: "{scene}", arguments: ["{cards}"]).namesScene)
    }

    @Test func `one scene may be chosen, and need not be named then`() throws {
        let program = OtherProgram(program: "flipper", arguments: [])
        let options = try TimingOptions(arguments: ["--scene", "flip", "--against", "flipper"])
        #expect(options.job == .against(program, scene: .flip))
        #expect(Against(program, scene: .flip, options: options).rows.map(\.play) == [Play(scene: .flip, count: 104)])
        let all = Against(program, scene: nil, options: options).rows.map(\.play)
        #expect(all.map(\.scene) == [.flip, .deal, .pulse, .one] && all.map(\.count) == [104, 104, 104, 400])
        #expect(Against(program, scene: nil, options: options).idiom == .views)
    }

    @Test func `refuses what does not go with it`() {
        #expect(error("--against") == .missingValue(.against))
        #expect(error("--against flipper") == .againstWithoutScene)
        #expect(error("--compare --against p {scene}") == .againstWhat("--compare"))
        #expect(error("--scene idle --against p {scene}") == .againstWhat("--scene idle"))
        #expect(error("--scene tree --against p {scene}") == .againstWhat("--scene tree"))
        #expect(error("--host wayland --against p {scene}") == .againstOneHost)
        #expect(error("--json --markdown --against p {scene}") == .noMarkdown)
        #expect(error("--markdown --against p {scene}") == nil)
        #expect(error("--keep f --against p {scene}") == .noKeep)
    }
}
