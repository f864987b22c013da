import CommandLineOptions
import Testing

struct CommandLineRequestTests {
    static let tool = CommandDescription(
        name: "tool", summary: "Do things",
        commands: [
            CommandDescription(
                name: "make", summary: "Make a thing",
                operands: [
                    OperandDescription(name: "WHAT", meaning: "thing to make", values: .path, isRequired: true),
                    OperandDescription(name: "WHERE", meaning: "place [here]", values: .path),
                ],
                options: [
                    OptionDescription(name: "--fast", meaning: "make it [at once]"),
                    OptionDescription(
                        name: "--color", value: "NAME", meaning: "colour: red or blue", values: .words(["red", "blue"])),
                ], rest: "WORD"),
            CommandDescription(name: "show", summary: "Show what's there"),
        ])

    private func read(_ words: String...) throws(CommandLineError) -> CommandLineRequest {
        try CommandLineRequest(words, for: Self.tool)
    }

    private func command(_ words: String...) throws -> ParsedCommand {
        guard case .run(let command) = try CommandLineRequest(words, for: Self.tool) else {
            throw CommandLineError.missingValue("a command")
        }
        return command
    }

    @Test func `options and operands come in any order`() throws {
        for words in [["make", "x", "--color", "red", "--fast"], ["make", "--fast", "--color=red", "x"]] {
            guard case .run(let command) = try CommandLineRequest(words, for: Self.tool) else {
                Issue.record()
                return
            }
            #expect(command.name == "make" && command.operands == ["x"])
            #expect(command.has("--fast") && command.value(of: "--color") == "red")
        }
        #expect(try command("make", "x", "--color=red", "--color", "blue").value(of: "--color") == "blue")
        #expect(try command("make", "-").operands == ["-"])
    }

    @Test func `words behind two hyphens are handed on unread`() throws {
        let command = try command("make", "x", "--", "--fast", "--help", "--")
        #expect(command.rest == ["--fast", "--help", "--"] && !command.has("--fast"))
        #expect(throws: CommandLineError.surplusOperand("x", command: "show")) { try read("show", "--", "x") }
    }

    @Test func `help and version count wherever they stand`() throws {
        #expect(try read() == .help(command: nil))
        #expect(try read("--help") == .help(command: nil))
        #expect(try read("make", "--wrong", "--help") == .help(command: "make"))
        #expect(try read("--version") == .version)
    }

    @Test func `errors name what is wrong, and what there is`() {
        let cases: [([String], String)] = [
            (["mkae", "x"], #"there is no command "mkae"; is it make?"#),
            (["nothing"], #"there is no command "nothing"; there are make, show"#),
            (["--fast"], #"tool has no option "--fast"; there are --help, --version"#),
            (["make", "x", "--fats"], #"make has no option "--fats"; is it --fast?"#),
            (["make", "x", "--color"], "--color needs a value"),
            (["make", "x", "--fast=1"], "--fast takes no value"),
            (["make", "x", "--color", "a\nb"], #"--color wants red or blue, not "a\nb""#),
            (["make"], "make needs a WHAT"),
            (["make", "1", "2", "3"], #"make has no use for "3"; words for the program itself follow --"#),
        ]
        for (words, message) in cases {
            do throws(CommandLineError) {
                _ = try CommandLineRequest(words, for: Self.tool)
                Issue.record("no error for \(words)")
            } catch {
                #expect("\(error)" == message)
            }
        }
    }
}
