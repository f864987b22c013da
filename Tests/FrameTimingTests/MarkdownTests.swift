import Foundation
import Testing

@testable import FrameTiming

/// Printed tables have the form of those in docs/performance.md.
struct MarkdownTests {
    /// Lines of the page.
    private func page() throws -> [String] {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/performance.md")
        return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    }

    @Test func `a run's table has the page's own lines, with its figures in their places`() throws {
        var rows: [Comparison.Row] = []
        for play in [Play(scene: .flip, count: 104), Play(scene: .one, count: 40)] {
            rows += [Idiom.layers, .views].map { Comparison.Row(play: play, idiom: $0) }
        }
        let lines = Comparison.markdownTable(of: rows).components(separatedBy: "\n")
        #expect(lines.count == 4)
        let page = try page()
        let head = try #require(page.firstIndex(of: lines[0]))
        #expect(page[head + 1] == lines[1])
        // Lines with every number replaced by 0: equal cells, and equal numbers of decimals.
        func form(_ line: String) -> String { line.replacing(#/\d+\./#, with: "0.").replacing(#/\d/#, with: "0") }
        let forms = Set(page[(head + 2)...].prefix { $0.hasPrefix("|") }.map(form))
        #expect(lines[2...].allSatisfy { forms.contains(form($0)) }, "\(lines)")
        let names = page[(head + 2)...].prefix { $0.hasPrefix("|") }.map { $0.split(separator: "|").prefix(2) }
        #expect(lines[2...].allSatisfy { names.contains($0.split(separator: "|").prefix(2)) })
    }

    @Test func `an idiom that was not measured has no figures, and missed frames are named`() {
        let rows = [Comparison.Row(play: Play(scene: .deal, count: 52), idiom: .views)]
        let line = Comparison.markdownTable(of: rows).components(separatedBy: "\n")[2]
        #expect(line == "| `deal` | 52 | – | 0.00 | – | 0.000 | 0.000 |")
        #expect(Comparison.missedFrames(of: rows) == "No frame was missed.")
    }

    @Test func `the tree's table has the page's own lines`() throws {
        let figures = TreeFigures(
            buildMilliseconds: 47.2, leafUpdateMicroseconds: 26.1, rootUpdateMicroseconds: 31.3,
            wholeUpdateMicroseconds: 4_012, animatableMicroseconds: 0.741, allocationsPerFrame: 0)
        let page = try page()
        let lines = figures.markdown.components(separatedBy: "\n")
        #expect(lines[2] == "| first build of 1,000 views | 47 ms |" && lines[5].hasSuffix("| 4.0 ms |"))
        for line in lines {
            let name = line.split(separator: "|").first.map(String.init) ?? ""
            #expect(page.contains { $0.hasPrefix("|\(name)|") }, "\(line)")
        }
    }
}
