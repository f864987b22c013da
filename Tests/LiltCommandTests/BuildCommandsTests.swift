import LiltCommand
import Testing

/// The list of a build's commands that SwiftPM writes.
struct BuildCommandsTests {
    private static let list = """
        commands:
          "C.Kit.module":
            tool: shell
            inputs: ["/p/Kit.swift"]
            outputs: ["/b/Kit.swift.o","/b/Kit.swiftmodule"]
            description: "Compiling Swift Module 'Kit' (1 sources)"
            args: ["/t/swiftc","-module-name","Kit","-c","/p/Kit.swift"]

          "C.Base.module":
            tool: shell
            inputs: ["/p/Base.swift"]
            outputs: ["/b/Base.swift.o","/b/Base.swiftmodule"]
            args: ["/t/swiftc","-module-name","Base","-c"]

          "C.App.exe":
            tool: shell
            inputs: ["/b/App.swift.o"]
            outputs: ["/b/App"]
            args: ["/t/swiftc","-module-name","App","-emit-executable"]

          "C.App.module":
            tool: shell
            inputs: ["/p/A \\"b\\".swift","/p/C.swift","/b/Kit.swiftmodule"]
            outputs: ["/b/A.swift.o","/b/C.swift.o","/b/App.swiftmodule"]
            args: ["/t/swiftc","-module-name","App","-c"]

          "/b/thing.c.o":
            tool: clang
            inputs: ["/p/thing.c"]
            outputs: ["/b/thing.c.o"]
            args: ["/t/clang","-O0","-c","/p/thing.c"]

          "link":
            tool: archive
            inputs: oddly written
            args: ["/t/ar","-module-name"]
        """

    private let commands = BuildCommands(list)

    @Test func `finds the module of a source`() throws {
        let module = try #require(commands.module(of: "/p/A \"b\".swift"))
        #expect(module.name == "App" && module.objects == ["/b/A.swift.o", "/b/C.swift.o"])
        #expect(module.sources == ["/p/A \"b\".swift", "/p/C.swift"])
        #expect(commands.module(of: "/p/none.swift") == nil)
    }

    @Test func `objects of other languages are told apart`() { #expect(commands.otherObjects == ["/b/thing.c.o"]) }

    @Test func `compiles to objects without the module's interface`() throws {
        let list = """
            args: ["/t/swiftc","-module-name","A","-emit-module","-emit-module-path","/b/A.swiftmodule","-c","-parseable-output"]
            """
        let module = try #require(BuildCommands(list).modules.first)
        #expect(module.objectArguments == ["-module-name", "A", "-c"])
    }

    @Test func `finds what a module needs, and nothing else`() throws {
        let module = try #require(commands.module(of: "/p/C.swift"))
        #expect(commands.needed(by: module).map(\.name) == ["Kit"])
    }

    @Test(arguments: ["", "args: [", "inputs: [1]\nargs: [\"swiftc\"]", "args: [\"/t/swiftc\",\"-module-name\"]"])
    func `passes over what it does not know`(text: String) { #expect(BuildCommands(text).modules.isEmpty) }
}
