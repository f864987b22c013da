import Foundation
import LiltCommand
import ProgramSupport
import Testing

/// Calls of tools that are left out if they would make the same again.
struct BuildStepTests {
    private let temporary: TemporaryFolder
    private let folder: String

    init() throws {
        temporary = try TemporaryFolder()
        folder = temporary.url.path
        for name in ["in", "out"] { try write("1", to: name) }
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
    }

    private func step(_ arguments: [String] = ["a"], tools: String = "6.3", inputs: [String] = ["in"]) -> BuildStep {
        BuildStep(
            arguments: arguments, tools: tools, inputs: inputs.map { "\(folder)/\($0)" }, outputs: ["\(folder)/out"],
            record: "\(folder)/records/step.json")
    }

    @Test func `is done after a success, until something is another one`() throws {
        #expect(!step().isDone)
        try step().noteSuccess(since: try step().begin())
        #expect(step().isDone)
        #expect(!step(["a", "b"]).isDone && !step(tools: "6.4").isDone && !step(inputs: ["in", "out"]).isDone)
        try write("1", to: "in")
        #expect(!step().isDone)
        try step().noteSuccess(since: try step().begin())
        #expect(step().isDone)
        try write("2", to: "out")
        #expect(!step().isDone)
    }

    @Test func `is not done without its result`() throws {
        try FileManager.default.removeItem(atPath: "\(folder)/out")
        try step().noteSuccess(since: try step().begin())
        #expect(!step().isDone)
    }

    @Test func `is not done after a failure, or with a record that is none`() throws {
        try step().noteSuccess(since: try step().begin())
        _ = try step().begin()
        #expect(!step().isDone)
        try write("[", to: "records/step.json")
        #expect(!step().isDone)
    }

    @Test func `what is saved while the tool runs counts as new`() throws {
        let states = try step().begin()
        try write("2", to: "in")
        try step().noteSuccess(since: states)
        #expect(!step().isDone)
    }
}
