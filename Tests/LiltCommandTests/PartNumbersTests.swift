import LiltCommand
import SwiftSources
import Testing

/// Parts of a file while it changes.
struct PartNumbersTests {
    /// Groups of structures with some lines each.
    private func groups(_ types: [(name: String, lines: Int)]) throws -> [SourceDivision.Group] {
        let text = types.map { "struct \($0.name) {\n\(String(repeating: "\n", count: $0.lines - 2))}\n" }.joined()
        return try #require(SourceDivision(of: text)).groups
    }

    private func names(_ parts: [Int: [SourceDivision.Group]]) -> [Int: [String]] { parts.mapValues { $0.map(\.name) } }

    @Test func `parts are filled in the order of the text`() throws {
        var numbers = PartNumbers()
        let parts = numbers.distribute(try groups([("A", 30), ("B", 30), ("C", 5), ("D", 50), ("E", 5)]))
        #expect(names(parts) == [1: ["A", "B"], 2: ["C", "D"], 3: ["E"]])
    }

    @Test func `declarations stay in their parts`() throws {
        var numbers = PartNumbers()
        _ = numbers.distribute(try groups([("A", 30), ("B", 30), ("C", 30), ("D", 30)]))
        let moved = numbers.distribute(try groups([("D", 90), ("A", 30), ("B", 3), ("C", 30)]))
        #expect(names(moved) == [1: ["A", "B"], 2: ["D", "C"]])
    }

    @Test func `new declarations join the one before or begin a part`() throws {
        var numbers = PartNumbers()
        _ = numbers.distribute(try groups([("A", 10), ("B", 50), ("C", 50)]))
        let parts = numbers.distribute(try groups([("A", 10), ("New", 10), ("C", 50), ("Last", 10)]))
        #expect(names(parts) == [1: ["A", "New"], 2: ["C"], 3: ["Last"]])
        // A number without declarations is given again.
        let fewer = numbers.distribute(try groups([("C", 50), ("Next", 50)]))
        #expect(names(fewer) == [1: ["Next"], 2: ["C"]])
    }
}
