import Foundation
import Lilt
import SwiftUI
import Testing

/// Places of rows, headers, footers and separators (S24.20 and following).
@MainActor struct RowLayoutTests {
    private func stage(width: CGFloat = 390, _ view: some View) -> Stage {
        Stage(size: CGSize(width: width, height: 600)) { view }
    }

    @Test func `rows of the default style are 44 points high, in a block with margins`() throws {
        let stage = stage(
            List {
                Text("One")
                Text("Two")
            })
        #expect(stage.rows.map(\.frame.height) == [44, 44])
        #expect(stage.rows.map(\.frame.minX) == [16, 16])
        #expect(stage.rows.map(\.frame.width) == [358, 358])
        #expect(stage.rows[1].frame.minY == stage.rows[0].frame.maxY)
        #expect(try stage.layer("One").frame.minX == 36)
        #expect(try stage.layer("One").frame.midY == stage.rows[0].frame.midY)
    }

    @Test func `wide lists have wider margins`() {
        #expect(stage(width: 900, List { Text("One") }).rows.map(\.frame.minX) == [20])
    }

    @Test func `a row grows with its content, between the insets`() throws {
        let stage = stage(List { Color.red.frame(height: 100).accessibilityLabel("red") })
        #expect(stage.rows.map(\.frame.height) == [122])
        #expect(
            try stage.layer("red").frame == CGRect(x: 36, y: stage.rows[0].frame.minY + 11, width: 318, height: 100))
    }

    @Test(arguments: [0, 60.0]) func `the environment gives the least height of rows`(height: CGFloat) {
        let stage = stage(List { Color.red.frame(height: 10) }.environment(\.defaultMinListRowHeight, height))
        #expect(stage.rows.map(\.frame.height) == [max(32, height)])
    }

    @Test func `insets of a row replace all four of the standard`() throws {
        let stage = stage(
            List {
                Color.red.frame(height: 50).accessibilityLabel("red")
                    .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            })
        #expect(try stage.layer("red").frame == CGRect(x: 18, y: stage.rows[0].frame.minY + 1, width: 352, height: 50))
        #expect(stage.rows.map(\.frame.height) == [54])
    }

    @Test func `insets of single edges leave the others, and those further in count`() throws {
        let stage = stage(
            List {
                Color.red.frame(height: 50).accessibilityLabel("red")
                    .listRowInsets(.leading, 2).listRowInsets(.vertical, 5).listRowInsets(.all, 9)
                Color.blue.frame(height: 50).accessibilityLabel("blue").listRowInsets(.trailing, nil)
            })
        #expect(try stage.layer("red").frame == CGRect(x: 18, y: stage.rows[0].frame.minY + 5, width: 347, height: 50))
        #expect(stage.rows.map(\.frame.height) == [60, 72])
        #expect(try stage.layer("blue").frame.width == 318)
    }

    @Test func `a plain list is as wide as its place, without a gap above`() throws {
        let stage = stage(List { Text("One") }.listStyle(.plain))
        #expect(stage.rows.map(\.frame) == [CGRect(x: 0, y: 0, width: 390, height: 44)])
        #expect(try stage.layer("One").frame.minX == 16)
    }

    @Test func `every view of a group, a condition and a ForEach is a row`() {
        let shows = true
        let stage = stage(
            List {
                Group {
                    Text("a")
                    Text("b")
                }
                if shows { Text("c") }
                ForEach(1..<3) { Text("\($0)") }
                Pair()
            })
        #expect(stage.rowTexts == ["a", "b", "c", "1", "2", "x", "y"])
    }

    @Test func `sections have headers above and footers below, and are apart`() {
        let stage = stage(
            List {
                Section("First") { Text("a") }
                Section {
                    Text("b")
                } header: {
                    Text("Second")
                } footer: {
                    Text("foot")
                }
                Section { Text("c") }
            })
        #expect(stage.rowTexts == ["FIRST", "a", "SECOND", "b", "foot", "c"])
        let frames = stage.rows.map(\.frame)
        #expect(frames[1].minY == frames[0].maxY)
        #expect(frames[2].minY - frames[1].maxY == 18)
        #expect(frames[5].minY - frames[4].maxY == 29)
    }

    @Test func `separators lie between the rows of a section, and begin at the text`() throws {
        let stage = stage(
            List {
                Text("One")
                Label("Two", systemImage: "star")
                Text("Three")
            })
        let rows = stage.rows.map(\.frame)
        let start = try stage.layer("Two").frame.minX
        #expect(
            stage.separators == [
                CGRect(x: 36, y: rows[0].maxY - 1, width: 338, height: 1),
                CGRect(x: start, y: rows[1].maxY - 1, width: 374 - start, height: 1),
            ])
    }

    @Test func `a separator under options in a frame of their own begins at the row's inset`() {
        for style in [0, 1, 2] {
            let stage = stage(
                List {
                    let picker = Picker("Size", selection: .constant(1)) {
                        ForEach(1..<4, id: \.self) { Text("Choice \($0)") }
                    }
                    switch style {
                    case 0: picker.pickerStyle(.segmented)
                    case 1: picker.pickerStyle(.wheel)
                    default: picker.pickerStyle(.palette)
                    }
                    Text("Below")
                })
            #expect(stage.separators.map(\.minX) == [36], "\(style)")
        }
    }

    @Test func `a separator begins at the text beside such options`() throws {
        let stage = stage(
            List {
                HStack {
                    Color.red.frame(width: 20, height: 20)
                    Text("Size")
                    Picker("Size", selection: .constant(1)) { ForEach(1..<3, id: \.self) { Text("\($0)") } }
                        .pickerStyle(.segmented)
                }
                Text("Below")
            })
        #expect(try stage.separators.map(\.minX) == [stage.layer("Size").frame.minX])
    }

    @Test func `a row that is alone in its section has a ground with four round corners`() throws {
        let stage = stage(
            List {
                Section { Text("Alone") }
                Section {
                    Text("One")
                    Text("Two")
                }
            })
        try stage.settle()
        let row = stage.rows[0].frame
        let picture = stage.image
        let middle = picture[Int(row.midX), Int(row.minY) + 2]
        #expect(picture[Int(stage.rows[1].frame.midX), Int(stage.rows[1].frame.minY) + 2] == middle)
        for corner in [
            CGPoint(x: row.minX, y: row.minY), CGPoint(x: row.maxX - 1, y: row.minY),
            CGPoint(x: row.minX, y: row.maxY - 1), CGPoint(x: row.maxX - 1, y: row.maxY - 1),
        ] {
            #expect(picture[Int(corner.x), Int(corner.y)] != middle)
        }
    }

    @Test func `a row hides its separators, each edge for itself`() {
        func count(_ edges: VerticalEdge.Set) -> Int {
            stage(
                List {
                    Text("One")
                    Text("Two").listRowSeparator(.hidden, edges: edges)
                    Text("Three")
                }
            ).separators.count
        }
        #expect(count([]) == 2)
        #expect(count(.top) == 1)
        #expect(count(.bottom) == 1)
        #expect(count(.all) == 0)
    }

    @Test func `a guide places the beginning of a separator`() {
        let stage = stage(
            List {
                Text("One").alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
                Text("Two")
            })
        #expect(stage.separators.map(\.minX) == [86])
    }

    @Test func `plain lists have lines at the ends of sections too`() {
        let rows = List {
            Text("One")
            Text("Two")
        }
        #expect(stage(rows.listStyle(.plain)).separators.count == 3)
        #expect(stage(rows.listStyle(.grouped)).separators.count == 3)
        #expect(stage(rows.listStyle(.insetGrouped)).separators.count == 1)
        #expect(stage(rows.listStyle(.sidebar)).separators.isEmpty)
    }

    @Test func `rows that are apart have no separators`() {
        let stage = stage(
            List {
                Text("One")
                Text("Two")
            }
            .listRowSpacing(10))
        #expect(stage.separators.isEmpty)
        #expect(stage.rows[1].frame.minY - stage.rows[0].frame.maxY == 10)
    }

    @Test func `from right to left everything is mirrored`() throws {
        let stage = stage(
            List {
                Text("One")
                Text("Two")
            }
            .environment(\.layoutDirection, .rightToLeft))
        #expect(try stage.layer("One").frame.maxX == 354)
        #expect(stage.separators.map { [$0.minX, $0.maxX] } == [[16, 354]])
    }

    @Test func `headers of plain lists stay in view while their section passes`() throws {
        let stage = stage(
            List {
                Section("First") { ForEach(1..<10) { Text("a\($0)") } }
                Section("Second") { ForEach(1..<30) { Text("b\($0)") } }
            }
            .listStyle(.plain))
        let header = try stage.row("First").frame.height
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -100))
        stage.advance(frames: 1)
        #expect(try stage.row("First").frame.minY == 0)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -9 * 44 + 100))
        stage.advance(frames: 1)
        #expect(try stage.row("Second").frame.minY == header)
        #expect(try stage.row("First").frame.maxY == header)
    }
}

private struct Pair: View {
    var body: some View {
        Text("x")
        Text("y")
    }
}
