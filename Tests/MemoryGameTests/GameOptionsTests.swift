import Testing

@testable import MemoryGame

struct GameOptionsTests {
    @Test func `plays eight pairs of the first theme if nothing is asked for`() throws {
        let options = try GameOptions(arguments: [])
        #expect(options == GameOptions())
        #expect(options.pairs == 8 && options.theme == Theme.all[0] && options.seed == nil)
    }

    @Test func `takes a value after the option or joined to it`() throws {
        let apart = try GameOptions(arguments: [
            "--seed", "7", "--pairs", "26", "--theme", "halloween", "--bonus-seconds", "2.5",
        ])
        #expect(apart.seed == 7 && apart.pairs == 26 && apart.theme.name == "Halloween" && apart.bonusSeconds == 2.5)
        #expect(
            try GameOptions(arguments: ["--seed=7", "--pairs=26", "--theme=Halloween", "--bonus-seconds=2.5"]) == apart)
    }

    @Test func `takes the later one of two values`() throws {
        #expect(try GameOptions(arguments: ["--pairs", "2", "--pairs", "3"]).pairs == 3)
    }

    @Test(arguments: [
        ["--pairs", "-1"], ["--pairs", "0"], ["--pairs", "two"], ["--pairs", "1.5"], ["--pairs", "1000"], ["--pairs"],
        ["--pairs="], ["--pairs", "99999999999999999999"], ["--seed", "-1"], ["--seed", "x"], ["--seed"],
        ["--seed", "18446744073709551616"], ["--bonus-seconds", "-1"], ["--bonus-seconds", "nan"],
        ["--bonus-seconds", "inf"], ["--bonus-seconds", "1e9"], ["--bonus-seconds", ""], ["--theme", "Nothing"],
        ["--theme", "a\nb"], ["--theme"], ["--frobnicate"], ["--frob\nnicate"], ["pairs"], [""], ["--seed 7"],
    ])
    func `refuses what it cannot obey, in one line`(arguments: [String]) {
        let error = #expect(throws: OptionError.self) { try GameOptions(arguments: arguments) }
        let line = error?.description ?? ""
        #expect(!line.isEmpty && !line.contains(where: \.isNewline))
    }

    @Test func `names the theme that is not there, and those that are`() {
        let error = #expect(throws: OptionError.self) { try GameOptions(arguments: ["--theme", "Nothing"]) }
        let line = error?.description ?? ""
        #expect(line.contains("Nothing"))
        for theme in Theme.all { #expect(line.contains(theme.name)) }
    }

    @Test func `measures the pairs against the theme, whichever comes first`() throws {
        let food = try #require(Theme.named("Food"))
        let most = String(food.emoji.count)
        let tooMany = String(food.emoji.count + 1)
        #expect(try GameOptions(arguments: ["--pairs", most, "--theme", "Food"]).pairs == food.emoji.count)
        #expect(throws: OptionError.self) { try GameOptions(arguments: ["--pairs", tooMany, "--theme", "Food"]) }
        #expect(throws: OptionError.self) { try GameOptions(arguments: ["--theme", "Food", "--pairs", tooMany]) }
    }

    @Test func `--help counts wherever it stands, then --version, then the rest`() throws {
        #expect(try GameRequest(arguments: ["--pairs", "x", "--version", "--help"]) == .help)
        #expect(try GameRequest(arguments: ["--version", "--frobnicate"]) == .version)
        #expect(try GameRequest(arguments: ["--pairs", "3"]) == .play(GameOptions(arguments: ["--pairs", "3"])))
        #expect(throws: OptionError.unknownOption("--frobnicate")) { try GameRequest(arguments: ["--frobnicate"]) }
    }
}
