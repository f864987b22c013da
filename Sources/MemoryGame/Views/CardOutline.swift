import SwiftUI

/// The outline of a card. Its corners and its inset go by its own width, so a card that grows on its way from
/// the deck to the table looks the same at every size.
struct CardOutline: Shape {
    /// By how much the outline lies inside the card's edge, as a part of the card's width: 0 … ½.
    var inset = 0.0

    /// Width ÷ height, of every card.
    static let aspectRatio = 2.0 / 3.0

    func path(in rect: CGRect) -> Path {
        let distance = inset * rect.width
        let inner = rect.insetBy(dx: distance, dy: distance)
        guard inner.width > 0, inner.height > 0 else { return Path() }
        return Path(roundedRect: inner, cornerRadius: max(0.11 * rect.width - distance, 0.03 * rect.width))
    }
}
