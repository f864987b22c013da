import Foundation

/// Positions of a scene's cards: a centred grid of 2:3 cards, row by row.
struct CardGrid: Equatable {
    /// Window size in points.
    static let window = CGSize(width: 1280, height: 800)
    static let gap = 8.0
    /// Margin around computed grids, in points.
    static let margin = 16.0

    let count: Int
    let columns: Int
    let rows: Int
    let card: CGSize

    /// A grid for `count` cards, at least 1.
    init(count: Int) {
        self.count = count
        if let known = Self.known[count] {
            (columns, rows) = (known.columns, known.rows)
            card = CGSize(width: known.width, height: known.width * 1.5)
            return
        }
        columns = Int((2.4 * Double(count)).squareRoot().rounded(.up))
        rows = (count + columns - 1) / columns
        let width = (Self.window.width - 2 * Self.margin - Double(columns - 1) * Self.gap) / Double(columns)
        let height = (Self.window.height - 2 * Self.margin - Double(rows - 1) * Self.gap) / Double(rows)
        // Whole points in both dimensions; very many cards overflow.
        let fitting = max(2, (min(width, height / 1.5) / 2).rounded(.down) * 2)
        card = CGSize(width: fitting, height: fitting * 1.5)
    }

    /// Predefined grids, which cover about the same number of pixels with different counts.
    private static let known: [Int: (columns: Int, rows: Int, width: Double)] = [
        12: (6, 2, 200), 16: (6, 3, 166), 52: (11, 5, 98), 104: (15, 7, 68), 400: (31, 13, 32),
    ]

    /// Frame of a card, in window space.
    func frame(of index: Int) -> CGRect {
        let width = Double(columns) * (card.width + Self.gap) - Self.gap
        let height = Double(rows) * (card.height + Self.gap) - Self.gap
        let left = ((Self.window.width - width) / 2).rounded(.down)
        let top = ((Self.window.height - height) / 2).rounded(.down)
        return CGRect(
            x: left + Double(index % columns) * (card.width + Self.gap),
            y: top + Double(index / columns) * (card.height + Self.gap), width: card.width, height: card.height)
    }

    /// Frame of an undealt card, in window space.
    var deck: CGRect {
        CGRect(
            x: (Self.window.width - card.width) / 2, y: (Self.window.height - card.height) / 2, width: card.width,
            height: card.height)
    }
}
