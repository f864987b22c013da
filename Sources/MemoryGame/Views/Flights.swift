import SwiftUI

/// Cards on their way from the deck to the table.
///
/// A dealt card whose delay is not over belongs to the table but still lies on the deck, where it must not be turned. A
/// class, and not observed: a landing changes nothing that is drawn and must evaluate no view while other cards are
/// flying.
@MainActor
final class Flights {
    private var underWay: Set<Int> = []
    private var deals = 0

    /// Begins a deal of `cards`; returns its number for ``land(_:of:)``.
    func depart(_ cards: some Sequence<Int>) -> Int {
        deals += 1
        underWay = Set(cards)
        return deals
    }

    /// Marks `card` as landed. Ignored if `deal` is not the current deal.
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
