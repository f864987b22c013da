import Testing

@testable import FrameTiming

struct TimingOptionsTests {
    private func error(_ arguments: String...) -> OptionError? {
        do throws(OptionError) {
            _ = try TimingOptions(arguments: arguments)
            return nil
        } catch {
            return error
        }
    }

    @Test func `reads what is asked for, in both forms`() throws {
        let separate = try TimingOptions(arguments: ["--json", "--scene", "core"])
        #expect(separate.scene == .core)
        #expect(separate.printsJSON)
        #expect(try TimingOptions(arguments: ["--scene=core", "--json"]) == separate)
        #expect(try !TimingOptions(arguments: ["--scene=core"]).printsJSON)
    }

    @Test func `refuses what it does not understand`() {
        #expect(error() == .missingOption(.scene))
        #expect(error("--json") == .missingOption(.scene))
        #expect(error("--scene") == .missingValue(.scene))
        #expect(error("--scene", "flop") == .unknownScene("flop"))
        #expect(error("--scene=") == .unknownScene(""))
        #expect(error("--colour", "red") == .unknownOption("--colour"))
        #expect(error("core") == .unknownOption("core"))
        #expect(error("--json=yes", "--scene", "core") == .surplusValue("--json=yes"))
    }
}
