import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Keys in the rows of a table.
@MainActor struct TableKeyTests {
    private final class Names: UITableViewDataSource, UITableViewDelegate {
        let names = (0..<40).map { "\($0 % 2 == 0 ? "Apple" : "Pear") \($0)" }
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    private struct Shown: UIViewRepresentable {
        let table: UITableView
        func makeUIView(context: Context) -> UITableView { table }
        func updateUIView(_ table: UITableView, context: Context) {}
    }

    private let table = UITableView()
    private let names = Names()
    private let stage: Stage

    init() {
        table.dataSource = names
        table.delegate = names
        table.rowHeight = 40
        let table = table
        stage = Stage(size: CGSize(width: 200, height: 200)) { Shown(table: table) }
        stage.advance(frames: 2)
    }

    private func press(_ keys: String...) throws {
        for key in keys { try stage.key(key) }
        try stage.settle()
    }

    private var lit: [Int] { table.visibleCells.filter(\.isHighlighted).compactMap { table.indexPath(for: $0)?.row } }

    @Test func `arrows go from row to row, which scroll into view, and Return presses`() throws {
        try press("Down")
        #expect(lit == [0] && names.chosen.isEmpty)
        try press("Down", "Down", "Up")
        #expect(lit == [1])
        try press("End")
        #expect(lit == [39] && table.contentOffset.y == 40 * 40 - 200)
        try press("Return")
        #expect(names.chosen == [IndexPath(row: 39, section: 0)])
        try press("Home")
        #expect(lit == [0] && table.contentOffset.y == 0)
    }

    @Test func `letters go to the next row that begins with them, and other keys scroll`() throws {
        try press("p")
        #expect(lit == [1])
        try press("p")
        #expect(lit == [3])
        try press("a")
        #expect(lit == [4])
        try press("Page_Down")
        #expect(table.contentOffset.y > 0)
        table.allowsSelection = false
        table.reloadData()
        try press("Down")
        #expect(lit.isEmpty)
    }
}
