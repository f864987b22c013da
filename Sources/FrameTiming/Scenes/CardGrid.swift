import Foundation

/// Where the cards of a scene lie: cards of 2:3 in a centred grid, row by row.
struct CardGrid: Equatable {
    /// In points.
    static let window = CGSize(width: 1280, height: 800)
    static let gap = 8.0
    /// Around grids that are made to fit.
    static let margin = 16.0

    let count: Int
    let columns: Int
    let rows: Int
    let card: CGSize

    /// - Parameter count: how many cards, from 1.
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
        // Whole points both ways; of more cards than fit, little is to be seen.
        let fitting = max(2, (min(width, height / 1.5) / 2).rounded(.down) * 2)
        card = CGSize(width: fitting, height: fitting * 1.5)
    }

    /// Grids that cover as many pixels with different numbers of cards.
    private static let known: [Int: (columns: Int, rows: Int, width: Double)] = [
        12: (6, 2, 200), 16: (6, 3, 166), 52: (11, 5, 98), 104: (15, 7, 68), 400: (31, 13, 32),
    ]

    /// The place of a card, in the window.
    func frame(of index: Int) -> CGRect {
        let width = Double(columns) * (card.width + Self.gap) - Self.gap
        let height = Double(rows) * (card.height + Self.gap) - Self.gap
        let left = ((Self.window.width - width) / 2).rounded(.down)
        let top = ((Self.window.height - height) / 2).rounded(.down)
        return CGRect(
            x: left + Double(index % columns) * (card.width + Self.gap),
            y: top + Double(index / columns) * (card.height + Self.gap), width: card.width, height: card.height)
    }

    /// The deck: where a card lies that has not been dealt, its size being that of the grid.
    var deck: CGRect {
        CGRect(
            x: (Self.window.width - card.width) / 2, y: (Self.window.height - card.height) / 2, width: card.width,
            height: card.height)
    }
}
