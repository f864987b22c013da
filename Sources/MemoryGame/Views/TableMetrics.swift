import SwiftUI

/// Sizes of everything around the cards, in points, for a window size.
struct TableMetrics: Equatable {
    let window: CGSize
    /// Scale factor, 0.45 in small windows to 1.25 in large ones.
    private let scale: Double
    /// Factors by which people have texts enlarged: those of texts, and those of large titles, which grow less.
    private let textScale, titleScale: Double

    init(_ window: CGSize, textScale: Double, titleScale: Double) {
        self.window = window
        self.textScale = textScale
        self.titleScale = titleScale
        scale = min(1.25, max(0.45, min(window.width, window.height * 1.1) / 760))
    }

    var margin: Double { 26 * scale }
    var gap: Double { 16 * scale }
    /// Distance between a card and the edge of its cell.
    var cardPadding: Double { 5 * scale }
    var deck: CGSize { CGSize(width: 104 * CardOutline.aspectRatio * scale, height: 104 * scale) }
    var titleSize: Double { 36 * scale * titleScale }
    var scoreSize: Double { 24 * scale * titleScale }
    var textSize: Double { textScale * max(10, 16 * scale) }
    /// Room on both sides of the title in a button.
    var pillPadding: Double { 1.25 * max(10, 16 * scale) }
    var swatch: Double { max(12, 20 * scale) }
}
