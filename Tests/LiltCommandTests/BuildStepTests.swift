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

    @Test func `inputs count as changed until the step is taken, with success or not`() throws {
        let inputs = ["in", "out"].map { "\(folder)/\($0)" }
        let step = step(inputs: ["in", "out"])
        #expect(step.changedInputs == Set(inputs))
        try step.noteSuccess(since: try step.begin())
        #expect(step.changedInputs.isEmpty)
        try write("2", to: "in")
        #expect(step.changedInputs == [inputs[0]])
        _ = try step.begin()
        #expect(step.changedInputs.isEmpty && !step.isDone)
    }

    @Test func `what is saved while the tool runs counts as new`() throws {
        let states = try step().begin()
        try write("2", to: "in")
        try step().noteSuccess(since: states)
        #expect(!step().isDone)
    }

    @Test func `the objects of changed sources go, and no others`() throws {
        for name in ["One.swift.o", "Two.swift.o", "Three.swift.o"] { try write("", to: name) }
        let list = """
            inputs: ["/a/One.swift","/a/Two.swift","/a/Three.swift","/b/Kit.swiftmodule"]
            outputs: ["\(folder)/One.swift.o","\(folder)/Two.swift.o","\(folder)/Three.swift.o"]
            args: ["/t/swiftc","-module-name","Kit"]
            """
        let module = try #require(BuildCommands(list).modules.first)
        module.removeObjects(of: ["/a/One.swift", "/a/Three.swift", "/b/Kit.swiftmodule", "/c/Two"])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.filter { $0.hasSuffix(".o") } == ["Two.swift.o"])
    }
}
