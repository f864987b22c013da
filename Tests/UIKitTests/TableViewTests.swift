import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Tables: cells of registered classes, heights from constraints, reuse, selection, changes of rows.
@MainActor struct TableViewTests {
    private final class Cell: UITableViewCell {
        static var made = 0
        let box = UIView()
        private(set) var height: NSLayoutConstraint?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 19)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
            ])
            self.height = height
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = Array(0..<100)
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.tag = rows[indexPath.row]
            cell.accessibilityLabel = "row \(rows[indexPath.row])"
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.append("\(editingStyle) \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
    }

    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private let table = UITableView(frame: .zero, style: .plain)
    private let source = Source()
    private let stage: Stage

    init() {
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        let table = table
        stage = Stage(size: CGSize(width: 200, height: 300)) { Holding(view: table) }
        stage.advance(frames: 2)
    }

    @Test func `cells are as high as their constraints ask, and only those in view are made`() {
        let cells = table.visibleCells
        #expect(cells.count == 10)
        #expect(cells.allSatisfy { $0 is Cell })
        #expect(cells.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 30 }, "19 and 10 points and a line")
        #expect(cells.map(\.tag) == Array(0..<10))
        #expect(abs(table.contentSize.height - 4_260) < 1e-6, "rows that are not measured count 44 points")
    }

    @Test func `a cell whose constraints change moves what is below`() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
        cell.height?.constant = 49
        stage.advance(frames: 2)
        #expect(cell.frame.height == 60)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 90)
    }

    @Test func `cells that leave are used again`() {
        let made = Cell.made
        for offset in stride(from: 40.0, through: 1_200, by: 40) {
            table.contentOffset.y = offset
            stage.advance(frames: 1)
        }
        #expect(Cell.made - made <= 4, "\(Cell.made - made)")
        let rows = table.indexPathsForVisibleRows?.map(\.row) ?? []
        #expect(rows.first ?? 0 > 20)
        #expect(table.visibleCells.map(\.tag) == rows)
    }

    @Test func `a press chooses a row in place of the last one`() throws {
        try stage.tap("row 2")
        stage.advance(frames: 1)
        #expect(source.log == ["select 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        try stage.tap("row 4")
        stage.advance(frames: 1)
        #expect(source.log == ["select 2", "deselect 2", "select 4"])
        table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func `rows that come and go move the others, and cells keep their rows`() throws {
        let third = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        source.rows.remove(at: 1)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        #expect(table.indexPath(for: third)?.row == 2)
        #expect(third.frame.minY == 60)
        stage.advance(by: 0.15)
        let shown = third.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 60 && shown < 90, "on its way")
        try stage.settle()
        source.rows.insert(777, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        stage.advance(frames: 1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.tag == 777)
        #expect(table.visibleCells.map(\.tag) == [777, 0] + Array(2..<10))
        #expect(table.numberOfRows(inSection: 0) == 100)
    }

    @Test func `a swipe uncovers the button that deletes a row, if the row can be deleted`() throws {
        func swipe(_ row: CGFloat) throws {
            stage.drag(from: CGPoint(x: 150, y: row * 30 + 15), to: CGPoint(x: 30, y: row * 30 + 15))
            try stage.settle()
        }
        #expect(!stage.names.contains("Delete"))
        try swipe(2)
        #expect(!stage.names.contains("Delete"))
        try swipe(1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.frame.minX == -84)
        try stage.tap("Delete")
        try stage.settle()
        #expect(source.log == ["delete 1"], "and the row is not chosen")
        #expect(!stage.names.contains("Delete"))
    }

    @Test func `a table scrolls to a row`() {
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        stage.advance(frames: 1)
        #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 50, section: 0)) == true)
    }

    @Test func `a table under a bar begins below it`() {
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        let navigation = UINavigationController(rootViewController: controller)
        struct Shown: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Shown(controller: navigation) }
        stage.advance(frames: 2)
        #expect(controller.tableView.contentOffset.y == -44)
        #expect(controller.tableView.visibleCells.first?.tag == 0)
    }
}
