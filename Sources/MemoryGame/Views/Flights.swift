import SwiftUI

/// Which cards are on their way from the deck to the table.
///
/// A card that waits its turn to fly belongs to the table already, though it is still seen on the deck; it must not be
/// turned there. A reference, and not observed: that a card has landed changes nothing that is drawn, so it
/// must not make anything be evaluated while the others still fly.
@MainActor
final class Flights {
    private var underWay: Set<Int> = []
    private var deals = 0

    /// - Returns: which deal this is, to be given to ``land(_:of:)``.
    func depart(_ cards: some Sequence<Int>) -> Int {
        deals += 1
        underWay = Set(cards)
        return deals
    }

    /// Nothing happens if the deal was called off meanwhile.
    func land(_ card: Int, of deal: Int) {
        if deal == deals { underWay.remove(card) }
    }

    func callOff() {
        deals += 1
        underWay = []
    }

    func hasLanded(_ card: Int) -> Bool {
        !underWay.contains(card)
    }
}
