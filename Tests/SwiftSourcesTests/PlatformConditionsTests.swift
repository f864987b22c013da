import SwiftSources
import Testing

struct PlatformConditionsTests {
    private func resolved(_ text: String, for platform: SourcePlatform = .ipad) -> String {
        PlatformConditions.resolved(text, for: platform)
    }

    @Test func `takes an iPad's code, and keeps the lines`() {
        let text = """
            a
            #if os(iOS)
            touch
            #elseif os(macOS)
            click
            #else
            other
            #endif
            b
            """
        #expect(resolved(text) == "a\n\ntouch\n\n\n\n\n\nb")
        #expect(resolved(text, for: .macos) == "a\n\n\n\nclick\n\n\n\nb")
        #expect(resolved(text, for: .linux) == text)
    }

    @Test(arguments: [
        ("os(iOS)", true), ("os(Linux)", false), ("!os(macOS)", true), ("os(iOS) || os(tvOS)", true),
        ("os(macOS) || os(iOS) && !targetEnvironment(macCatalyst)", true), ("targetEnvironment(simulator)", false),
        ("canImport(UIKit)", true), ("canImport( UIKit )", true), ("canImport(UIKit.UIView)", true),
        ("!(os(iOS) || os(macOS))", false), ("((os(iOS)))", true), ("true && !false", true),
        ("os(macOS) && DEBUG", false), ("os(iOS) || swift(>=6)", true), ("os(iOS) /* here */ // there", true),
    ])
    func `decides conditions`(condition: String, isTaken: Bool) {
        let result = resolved("#if \(condition)\nx\n#endif").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(result[1] == (isTaken ? "x" : ""))
        #expect(!result[0].hasPrefix("#"))
    }

    @Test(arguments: [
        "DEBUG", "swift(>=6.0)", "canImport(AppKit)", "hasFeature(X) && DEBUG", "compiler(<5) || arch(arm64)",
        "canImport(UIKit, _version: 1.2)", "os(", "os(iOS) && ", "a b", "",
    ])
    func `leaves to the compiler what it does not know`(condition: String) {
        let text = "#if \(condition)\nx\n#else\ny\n#endif"
        #expect(resolved(text) == text)
    }

    @Test func `leaves what remains of a condition`() {
        #expect(resolved("#if os(iOS) && DEBUG\nx\n#endif") == "#if DEBUG\nx\n#endif")
        #expect(resolved("#if os(macOS) || !(A || os(iOS) && B)\n#endif") == "#if !(A || B)\n#endif")
        #expect(
            resolved("#if os(macOS)\na\n#elseif DEBUG\nb\n#else\nc\n#endif") == "\n\n#if DEBUG\nb\n#else\nc\n#endif")
        #expect(resolved("#if DEBUG\na\n#elseif os(iOS)\nb\n#else\nc\n#endif") == "#if DEBUG\na\n#else\nb\n\n\n#endif")
        #expect(resolved("#if DEBUG\na\n#elseif os(macOS)\nb\n#endif") == "#if DEBUG\na\n\n\n#endif")
    }

    @Test func `leaves out what is nested in code that is left out`() {
        let text = "#if os(macOS)\n#if DEBUG\na\n#else\nb\n#endif\n#endif\nc"
        #expect(resolved(text) == "\n\n\n\n\n\n\nc")
    }

    @Test func `directives in texts and comments are none`() {
        let quotes = "\"\"\""
        let texts = [
            "let a = \(quotes)\n#if os(macOS)\n\(quotes)\nb", "/* /*\n#if os(macOS)\n*/\n#endif */\nb",
            "// #if os(macOS)\nb", "let a = #\(quotes)\n\(quotes)\n#if os(macOS)\n\(quotes)#\nb",
            "let a = \(quotes)\n\\(f(\"#if os(macOS)\"))\n#if os(macOS)\n\(quotes)\nb",
            "let r = #/\n\"\n#if os(macOS)\n/#\nb",
            "let a = \"\\\"#if os(macOS)\"\nb", "let a = #\"\\\"#\nb",
        ]
        for text in texts { #expect(resolved(text) == text) }
    }

    @Test func `code behind texts is code again`() {
        let quotes = "\"\"\""
        let openings = [
            "let a = \"it's \\(b(\"c\") + \")\")\"", "let a = \(quotes)\n\\(x(\(quotes)\ny\n\(quotes)))\n\(quotes)",
            "/* a /* b */ c */", "let r = #/\"/#", "let a = \"unfinished", "let a = \"unfinished \\(b", "#\"\"\"#",
        ]
        for opening in openings {
            #expect(resolved("\(opening)\n#if os(macOS)\nx\n#endif") == "\(opening)\n\n\n", "\(opening)")
        }
    }

    @Test func `directives that nothing opened or closed stay`() {
        for text in ["#endif", "#else\na\n#endif", "#elseif os(iOS)", "a\n#if DEBUG\nb"] {
            #expect(resolved(text) == text)
        }
        #expect(resolved("#if os(iOS)\na") == "\na")
    }

    @Test func `all kinds of line breaks stay, in conditions too`() {
        #expect(resolved("#if os(macOS)\r\na\r\n#endif\r\nb") == "\r\n\r\n\r\nb")
        #expect(resolved("#if (os(iOS) ||\n os(macOS))\na\n#endif") == "\n\na\n")
        #expect(resolved("#if (os(iOS) &&\n A)\na\n#endif") == "#if A\n\na\n#endif")
        #expect(resolved("func f() { #if os(iOS)\na\n#endif\n}") == "func f() { \na\n\n}")
    }

    @Test func `deep and long conditions are left to the compiler, and take no time`() {
        let deep = "#if " + String(repeating: "(", count: 10_000) + "os(iOS)" + String(repeating: ")", count: 10_000)
        #expect(resolved("\(deep)\na\n#endif") == "\(deep)\na\n#endif")
        let long = "#if " + Array(repeating: "os(iOS)", count: 10_000).joined(separator: " && ")
        #expect(resolved("\(long)\na\n#endif") == "\(long)\na\n#endif")
        let unclosed = String(repeating: "#if (\n", count: 10_000)
        #expect(resolved(unclosed) == unclosed)
        let nested = String(repeating: "#if os(iOS)\n", count: 10_000) + String(repeating: "#endif\n", count: 10_000)
        #expect(resolved(nested).allSatisfy { $0 == "\n" })
        let strings = String(repeating: "\"\\(", count: 10_000)
        #expect(resolved(strings + "\n#if os(iOS)\na\n#endif").hasSuffix("\n\na\n"))
    }
}
