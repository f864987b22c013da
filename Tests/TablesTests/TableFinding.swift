import Foundation
import Lilt
import SwiftUI
import Testing

extension Stage {
    /// Rows on screen, from the top down.
    var rows: [LayerSnapshot] {
        layers.all.filter { $0.view == "ListRowBox" }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// Texts of each row on screen, from the leading edge on.
    var cells: [[String]] {
        rows.map { row in
            row.all.filter { $0.text != nil }.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text)
        }
    }

    /// The row with the text `text`.
    func row(_ text: String) throws -> LayerSnapshot {
        try #require(rows.first { $0.first(named: text) != nil }, "no row shows \(text)")
    }
}

struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int

    static let four = [
        Person(id: 1, name: "Cleo", age: 31), Person(id: 2, name: "Ada", age: 45), Person(id: 3, name: "Ben", age: 9),
        Person(id: 4, name: "Dora", age: 45),
    ]
}
