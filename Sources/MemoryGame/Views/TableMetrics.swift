import SwiftUI

/// Sizes of the things around the cards, in points, for a window of a given size.
struct TableMetrics: Equatable {
    let window: CGSize
    /// 1 in a comfortable window, less in a small one.
    private let scale: Double

    init(_ window: CGSize) {
        self.window = window
        scale = min(1.25, max(0.45, min(window.width, window.height * 1.1) / 760))
    }

    var margin: Double { 26 * scale }
    var gap: Double { 16 * scale }
    /// Between a card and the edge of its place on the table.
    var cardPadding: Double { 5 * scale }
    var deck: CGSize { CGSize(width: 104 * CardOutline.aspectRatio * scale, height: 104 * scale) }
    var titleSize: Double { 36 * scale }
    var scoreSize: Double { 24 * scale }
    var textSize: Double { max(10, 16 * scale) }
    var swatch: Double { max(12, 20 * scale) }
}
