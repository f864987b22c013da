import Foundation
import Geometry
import SeededNumbers
import Testing

@testable import Symbols

/// Outlines of an icon font's glyphs.
struct GlyphFontTests {
    /// A font with one glyph, a square with a round corner, for the character U+E000.
    private var font: Data {
        func words(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] } }
        let head = words(Array(repeating: 0, count: 9) + [100] + Array(repeating: 0, count: 15) + [1, 0])
        // Format 4: one segment for U+E000, and the closing one.
        let subtable = words([4, 32, 0, 4, 4, 1, 0, 0xE000, 0xFFFF, 0, 0xE000, 0xFFFF, (1 - 0xE000) & 0xFFFF, 1, 0, 0])
        let cmap = words([0, 1, 3, 1, 0, 12]) + subtable
        // Four points on the line and one control point.
        let glyph =
            words([1, 0, 0, 80, 80]) + words([4]) + words([0]) + [1, 1, 1, 0, 1]
            + words([0, 80, 0, -40, -40].map { $0 & 0xFFFF })
            + words([0, 0, 40, 40, 0])
        let loca = words([0, 0, 0, 0, 0, glyph.count])
        var bytes = words([0, 1, 4, 0, 0, 0])
        var offset = 12 + 4 * 16
        var body: [UInt8] = []
        for (name, table) in [("head", head), ("cmap", cmap), ("loca", loca), ("glyf", glyph)] {
            bytes += Array(name.utf8) + words([0, 0, offset >> 16, offset, 0, table.count])
            body += table
            offset += table.count
        }
        return Data(bytes + body)
    }

    @Test func `a glyph becomes a path in the middle of the grid, upright`() throws {
        let font = try #require(GlyphFont(font))
        let path = try #require(font.outline(of: 0xE000))
        let bounds = path.boundingRect
        #expect(abs(bounds.midX - 12) < 0.01 && abs(bounds.midY - 12) < 0.01)
        #expect(abs(bounds.width - 80 * 1.12 * 0.24) < 0.05)
        // The round corner is at the upper right.
        #expect(path.contains(CGPoint(x: bounds.minX + 0.5, y: bounds.minY + 0.5)))
        #expect(!path.contains(CGPoint(x: bounds.maxX - 0.5, y: bounds.minY + 0.5)))
        #expect(font.outline(of: 0xE001) == nil && font.outline(of: 0x1_F600) == nil)
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `broken files give no glyph, and do no harm`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<2_000 {
            var data = font
            for _ in 0...random.roll(6) { data[random.roll(data.count)] = UInt8(random.roll(256)) }
            if random.roll(3) == 0 { data = data.prefix(random.roll(data.count)) }
            let outline = GlyphFont(Data(data))?.outline(of: 0xE000)
            #expect(outline?.isEmpty != true)
        }
    }

    @Test func `the table names each symbol once, and none that is drawn`() {
        let drawn = IconTable.standard.names.filter { SymbolCatalogue.standard[$0] != nil }
        #expect(drawn == [])
        #expect(IconTable.standard.names.count > 900)
        #expect(IconTable("e000 box | one two\n# e001 no | three\nx y | four\n")["two"] == 0xE000)
        #expect(IconTable("e000 box | one\ne001 ball | one")["one"] == 0xE000)
    }

    @Test func `the font is searched in the user's folders first, then the system's`() {
        func paths(_ environment: [String: String]) -> [String] {
            IconSymbols.fontFolders(environment: environment).map { $0.path(percentEncoded: false) }
        }
        #expect(
            paths(["HOME": "/home/a"]) == [
                "/home/a/.local/share/fonts/", "/usr/local/share/fonts/", "/usr/share/fonts/",
            ])
        #expect(paths(["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/x:/y"]) == ["/d/fonts/", "/x/fonts/", "/y/fonts/"])
        #expect(IconSymbols.fontFile(in: [URL(filePath: "/nowhere")]) == nil)
    }
}
