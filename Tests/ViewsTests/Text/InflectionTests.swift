import AnimationCore
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph

@_spi(Engine) @testable import Views

/// Grammar agreement: `^[…](inflect: true)`.
@MainActor struct InflectionTests {
    private func string(_ text: Text, _ locale: String = "en") -> String? {
        ViewStage(text.environment(\.locale, Locale(identifier: locale))).layer(ofView: "Text")?.text
    }

    @Test(arguments: [(0, "0 pegs"), (1, "1 peg"), (2, "2 pegs"), (1234, "1,234 pegs")])
    func `a noun agrees with its number, whichever the program writes`(count: Int, expected: String) {
        #expect(string(Text("^[\(count) pegs](inflect: true)")) == expected)
        #expect(string(Text("^[\(count) peg](inflect: true)")) == expected)
    }

    @Test(arguments: [
        (1, "1 child is left", "^[%d children are left](inflect: true)"), (3, "3 wolves", "^[%d wolf](inflect: true)"),
        (1, "1 bottle of wine", "^[%d bottles of wine](inflect: true)"),
        (2, "2 red boxes", "^[%d red box](inflect: true)"),
        (2, "2 cities", "^[%d city](inflect: true)"), (1, "1 city", "^[%d cities](inflect: true)"),
        (2, "2 Codes", "^[%d Code](inflect: true)"), (2, "2 fish", "^[%d fish](inflect: true)"),
        (1, "1 bus", "^[%d buses](inflect: true)"), (2, "2 glasses", "^[%d glass](inflect: true)"),
        (2, "2 keys", "^[%d key](inflect: true)"), (1, "1 movie", "^[%d movies](inflect: true)"),
    ])
    func `irregular words and phrases agree as well`(count: Int, expected: String, key: String) {
        #expect(string(Text(LocalizedStringKey(key.replacing("%d", with: "\(count)")))) == expected)
    }

    @Test func `the words around stay, and so do other parts`() {
        let (moves, name) = (1, "peg")
        #expect(string(Text("Won in ^[\(moves) moves](inflect: true), **\(name)**!")) == "Won in 1 move, peg!")
        #expect(string(Text("^[\(name)](inflect: true)")) == "peg")
        #expect(string(Text("^[\(2) a](inflect: false)")) == "2 a")
        #expect(string(Text("2^3 [x](y) ^[open")) != nil)
        #expect(String(localized: "^[\(1) pegs](inflect: true)") == "1 peg")
    }
}
