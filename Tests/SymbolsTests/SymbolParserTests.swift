import Foundation
import Geometry
import SeededNumbers
import Symbols
import Testing

struct SymbolParserTests {
    private func path(_ data: String) throws -> Path {
        try #require(try SymbolParser.symbol("x | fill \(data)").parts.first).path
    }

    @Test func `large letters say where, small ones how far`() throws {
        let absolute = try path("M2 3 L6 3 H8 V9 C8 10 7 11 6 11 Q4 11 2 9 Z")
        let relative = try path("m2,3l4 0h2v6c0 1-1 2-2 2q-2 0-4-2z")
        #expect(absolute == relative)
        #expect(absolute.boundingRect.maxX == 8)
    }

    @Test func `a letter stands for several sets of numbers, and points behind a move are lines`() throws {
        #expect(try path("M1 1 5 1 5 5") == path("M1 1 L5 1 L5 5"))
        #expect(try path("M1-1.5.5.5") == path("M1 -1.5 L0.5 0.5"))
    }

    @Test func `circles and rectangles are closed, and may begin a path`() throws {
        let circle = try path("O12 12 10 M2 2 L4 2")
        #expect(circle.parts.map(\.isClosed) == [true, false])
        let bounds = try path("O12 12 10").boundingRect
        #expect(abs(bounds.minX - 2) < 0.01 && abs(bounds.maxY - 22) < 0.01)
        #expect(try path("R2 4 20 16 3").boundingRect == CGRect(x: 2, y: 4, width: 20, height: 16))
        #expect(try path("R2 4 20 16 99").boundingRect == CGRect(x: 2, y: 4, width: 20, height: 16))
    }

    @Test func `arcs go the way and as far as their flags say, and grow if they are too small`() throws {
        let half = try path("M2 12 A10 10 0 0 1 22 12").boundingRect
        #expect(abs(half.minY - 2) < 1e-3 && abs(half.maxY - 12) < 1e-3)
        let large = try path("M12 2 A10 10 0 1 1 2 12").boundingRect
        #expect(abs(large.maxX - 22) < 1e-3 && abs(large.maxY - 22) < 1e-3)
        let backwards = try path("M12 2 A10 10 0 0 0 2 12").boundingRect
        #expect(abs(backwards.maxX - 12) < 1e-3 && abs(backwards.minX - 2) < 1e-3)
        let grown = try path("M2 12 A1 1 0 0 1 22 12").boundingRect
        #expect(abs(grown.minY - 2) < 1e-3)
        let turned = try path("M12 2 A10 5 90 0 1 12 22").boundingRect
        #expect(abs(turned.maxX - 17) < 1e-3)
    }

    @Test(arguments: [
        ("plus", "symbol plus has no parts"),
        ("plus | wipe M1 1", "'wipe'"),
        ("plus | stroke:thick M1 1", "'thick' is no width"),
        ("plus | stroke:-1 M1 1", "'-1' is no width"),
        ("plus | stroke", "symbol plus, part 1: there is no path"),
        ("plus | room 1 2 3", "symbol plus has no parts"),
        ("plus | fill M1 1 | room 12", "a room is the middle and the side of a square"),
        ("plus | fill M1 1 | stroke L2 2", "symbol plus, part 2: a path begins with M, not with 'L'"),
        ("plus | fill M1 1 L4", "'L' needs a number at column 8"),
        ("plus | fill M1 1 B4 4", "'B' at column 6 is no command"),
        ("plus | fill M1 1 Z 4 4", "'4' at column 8 is no command"),
        ("plus | fill M1 -", "'-' at column 4 is no number"),
        ("plus | fill M1 .", "'.' at column 4 is no number"),
        ("plus | fill M1 1 A 1 1 0 0", "'A' needs a number"),
        ("plus | fill M1 1é", "'é' at column 5 is no command"),
    ])
    func `bad data is named and nothing worse`(line: String, says: String) {
        let error = #expect(throws: SymbolError.self) { try SymbolParser.symbol(line[...]) }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "no error")")
        let catalogue = SymbolCatalogue("\(line)\nminus | stroke M4 12 H20\n\n# a comment\nminus | stroke M4 12 H20")
        #expect(catalogue.names == ["minus"])
        #expect(catalogue.problems.map(\.description).last == "symbol minus is drawn twice")
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func `no text at all makes it crash`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let letters = Array("MLHVCQAZORmlhvcqazor0123456789.-+, |#fillstrokehole:e")
        for _ in 0..<2_000 {
            let data = String((0..<random.roll(24)).map { _ in letters[random.roll(letters.count)] })
            for line in [data, "x | fill M1 1\(data)", "x | groove M1 1\(data)"] {
                let catalogue = SymbolCatalogue(line)
                let path = catalogue["x"]?.path(in: CGRect(x: 0, y: 0, width: 24, height: 24))
                #expect(path != nil || !catalogue.problems.isEmpty || line == data, "\(line)")
            }
        }
    }
}
