import Foundation
import Geometry
import LayerTree
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Markdown in `LocalizedStringKey`: expected runs are written as `look:characters`.
@MainActor struct MarkdownTests {
    private func looks(_ text: Text) throws -> String {
        try ViewStage(text).request().runs.map { run in
            var look = ""
            if run.font.weight == 700 { look += "b" }
            if run.font.isItalic { look += "i" }
            if run.font.design == .monospaced { look += "c" }
            if run.strikethrough != nil { look += "s" }
            if run.paint != nil { look += "l" }
            return look.isEmpty ? run.string : "\(look):\(run.string)"
        }.joined(separator: "|")
    }

    @Test(arguments: [
        ("plain", "plain"), ("a **b** c", "a |b:b| c"), ("*i*", "i:i"), ("_i_ __b__", "i:i| |b:b"),
        ("***x***", "bi:x"), ("**b *bi* b**", "b:b |bi:bi|b: b"), ("*a **b***", "i:a |bi:b"), ("`c*d*`", "c:c*d*"),
        ("``a`b``", "c:a`b"), ("~~gone~~", "s:gone"), ("~x~", "~x~"), ("[Swift](https://swift.org)!", "l:Swift|!"),
        ("[**b**](x)!", "bl:b|!"), ("[no] (x)", "[no] (x)"), ("snake_case_name", "snake_case_name"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("a*b*c", "a|i:b|c"), ("\\*a\\*", "*a*"), ("**open", "**open"),
        ("*a **b*", "*a *|i:b"), ("`a` b", "c:a| b"), ("", ""), ("a `b", "a `b"), ("**", "**"), ("\\n", "\\n"),
        ("C:\\x", "C:\\x"),
    ])
    func `looks are read as CommonMark has them`(key: String, expected: String) throws {
        #expect(try looks(Text(LocalizedStringKey(key))) == expected)
    }

    @Test func `a literal is read, a string is not, and neither is verbatim text`() throws {
        #expect(try looks(Text("**b**")) == "b:b")
        let string = "**b**"
        #expect(try looks(Text(string)) == "**b**")
        #expect(try looks(Text(verbatim: "**b**")) == "**b**")
    }

    @Test func `what is interpolated stands as it is, and takes the looks around it`() throws {
        let name = "*Ann*"
        #expect(try looks(Text("Hi **\(name)**, \(3) new")) == "Hi |b:*Ann*|, |3| new")
        #expect(try looks(Text("Hi \(Text("Ann").italic())!")) == "Hi |i:Ann|!")
    }

    @Test func `any text is read without end or loss of its letters (seeded)`() throws {
        var random = SplitMix(seed: 14)
        let alphabet = Array("ab *_`~[]()\\")
        for _ in 0..<400 {
            let key = String((0..<Int(random.next() % 14)).map { _ in alphabet[Int(random.next() % 12)] })
            let runs = try ViewStage(Text(LocalizedStringKey(key))).request().runs
            let letters = runs.map(\.string).joined().filter { $0.isLetter }
            // Only a link's address is not shown.
            #expect(key.contains("](") || letters == key.filter { $0.isLetter }, "\(key)")
        }
    }
}
