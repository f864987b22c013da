import Runtime
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
        #expect(separate.job == .core)
        #expect(separate.printsJSON)
        #expect(try TimingOptions(arguments: ["--scene=core", "--json"]) == separate)
        #expect(try !TimingOptions(arguments: ["--scene=core"]).printsJSON)
    }

    @Test func `reads a scene with all there is to say of it`() throws {
        let words = "--scene deal --cards 52 --idiom=views --host offscreen --seconds 2.5".split(separator: " ")
        let options = try TimingOptions(arguments: words.map(String.init))
        #expect(options.job == .scene(.deal))
        #expect(options.cards == 52)
        #expect(options.idiom == .views)
        #expect(options.host == .offscreen)
        #expect(options.seconds == 2.5)
        #expect(try TimingOptions(arguments: ["--compare"]).job == .compare)
    }

    @Test func `refuses what it does not understand`() {
        #expect(error() == .missingJob)
        #expect(error("--json") == .missingJob)
        #expect(error("--scene") == .missingValue(.scene))
        #expect(error("--scene", "flop") == .unknownScene("flop"))
        #expect(error("--scene=") == .unknownScene(""))
        #expect(error("--colour", "red") == .unknownOption("--colour"))
        #expect(error("core") == .unknownOption("core"))
        #expect(error("--json=yes", "--scene", "core") == .surplusValue("--json=yes"))
        #expect(error("--compare=all") == .surplusValue("--compare=all"))
        #expect(error("--scene", "flip", "--markdown") == .noMarkdown)
        #expect(error("--compare", "--markdown", "--json") == .noMarkdown)
        #expect(error("--compare", "--markdown") == nil && error("--markdown", "--scene=tree") == nil)
    }

    @Test(arguments: [
        ["--cards", "0"], ["--cards", "2001"], ["--cards", "ten"], ["--idiom", "web"], ["--host", "x11"],
        ["--seconds", "0"], ["--seconds", "nan"], ["--seconds", "-1"],
    ])
    func `a wrong value is named with what is accepted`(arguments: [String]) throws {
        let error = try #require(throws: OptionError.self) {
            _ = try TimingOptions(arguments: ["--scene", "flip"] + arguments)
        }
        #expect("\(error)".hasPrefix("\(arguments[0]) wants "))
        #expect("\(error)".hasSuffix("not \"\(arguments[1])\""))
    }
}
