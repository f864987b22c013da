import SwiftSources
import Testing

/// Dependencies of sources on each other, by names.
struct SourceDependenciesTests {
    /// True if a change of one source matters to another.
    private func matters(_ before: String, _ after: String, to source: String, with others: [String] = []) -> Bool {
        let words = SourceDivision.names(in: source).words
        let interfaces = [before, after].map { changed in
            SourceDependencies(([changed, source] + others).map(SourceDivision.names)).interface(for: words)
        }
        return interfaces[0] != interfaces[1]
    }

    @Test(arguments: [
        ("func f() -> Int { 1 }", "func f() -> Int { 2 }"),
        (
            "struct A { var body: some View { Text(\"a\") } }",
            "struct A { var body: some View { HStack { Text(\"b\") } } }"
        ),
        ("struct A { init(x: Int) { y = x } }", "struct A { init(x: Int) { y = x + 1 } }"),
        ("struct A { var x: Int = 1 } // a", "struct A { var x: Int = 1 } /* b */"),
        ("#Preview(\"a\") { A() }", "#Preview(\"b\") { B(1) }"),
        ("extension View { func f() -> some View { padding() } }", "extension View { func f() -> some View { self } }"),
    ])
    func `bodies do not matter`(before: String, after: String) {
        #expect(!matters(before, after, to: "let user = A(f())"))
    }

    @Test(arguments: [
        ("func f() -> Int { 1 }", "func f() -> Double { 1 }"),
        ("struct A { var x = 1 }", "struct A { var x = 1.0 }"),
        ("struct A { var x = 1 }", "struct A { var y = 2; var x = 1 }"),
        ("struct A { var x: Int { 1 } }", "struct A { var x: Int { get { 1 } set {} } }"),
        ("struct A { var x: Int { get { 1 } } }", "struct A { var x: Int { get throws { 1 } } }"),
        ("protocol A { var x: Int { get } }", "protocol A { var x: Int { get set } }"),
        ("enum A { case a }", "enum A { case a, b }"),
        ("struct A {}", "struct A: Sendable {}"),
        ("struct A { func f() {} }", "struct A { @inlinable func f() {} }"),
        ("@inlinable func f() -> Int { 1 }", "@inlinable func f() -> Int { 2 }"),
        ("let f = { 1 }", "let f = { 2.0 }"),
        ("struct A { let f = { 1 } }", "struct A { let f = { 2.0 } }"),
        ("func f(x: () -> Int = { 1 }) {}", "func f(x: () -> Int = { 2 }) {}"),
    ])
    func `what others see matters`(before: String, after: String) {
        #expect(matters(before, after, to: "let user = A(f())"))
        #expect(!matters(before, after, to: "let user = other()"))
    }

    @Test func `what is reached through others matters`() {
        let (before, after) = ("struct Item { var x = 1 }", "struct Item { var y = 0; var x = 1 }")
        let others = ["func items() -> [Item] { [] }", "extension View { func all() -> [Item] { [] } }"]
        #expect(matters(before, after, to: "let count = items().count", with: others))
        #expect(matters(before, after, to: "let count = view.all().count", with: others))
        #expect(!matters(before, after, to: "let count = things().count", with: others))
    }

    @Test(arguments: [
        ("", "func <+> (a: Int, b: Int) -> Int { a }"),
        ("", "infix operator <+>"),
        ("", "extension String: Identifiable { public var id: String { self } }"),
        ("", "extension Array { subscript(safe index: Int) -> Int { index } }"),
        ("", "extension ViewBuilder { static func buildBlock() -> Int { 1 } }"),
        ("", "import Combine"),
    ])
    func `what needs no name matters`(before: String, after: String) {
        #expect(matters(before, after, to: "let user = 1"))
    }

    @Test func `members of own types are reached by their types`() {
        let (before, after) = ("struct A { var title = 1 }", "struct A { var title = 1.0 }")
        #expect(!matters(before, after, to: "struct B { var title = 2 }"))
        #expect(
            matters(
                "extension View { var title: Int { 1 } }", "extension View { var title: Double { 1 } }",
                to: "let b = x.title"))
    }

    @Test(arguments: ["$shown", "_shown", "shown"])
    func `wrapped names are names`(name: String) {
        let (before, after) = ("@State var shown = 1", "@State var shown = 2.0")
        #expect(matters(before, after, to: "let x = \(name)"))
    }
}
