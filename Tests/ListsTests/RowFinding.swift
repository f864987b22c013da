import Foundation
import Lilt
import SwiftUI
import Testing

extension Stage {
    /// Rows on screen, with headers and footers, from the top down.
    var rows: [LayerSnapshot] {
        layers.all.filter { $0.view == "ListRowBox" }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// First texts of the rows on screen, from the top down.
    var rowTexts: [String] { rows.compactMap { $0.all.lazy.compactMap(\.text).first } }

    /// The row that shows `text`.
    func row(_ text: String) throws -> LayerSnapshot {
        try #require(rows.first { $0.first(named: text) != nil }, "no row shows \(text)")
    }

    var separators: [CGRect] {
        layers.all.filter { $0.view == "RowSeparator" }.map(\.frame).sorted { $0.minY < $1.minY }
    }
}
