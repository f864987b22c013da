import SwiftUI

/// Outline of a card. Corner radius and inset are relative to its width, so that a card that grows on its way from the
/// deck to the table keeps its look.
struct CardOutline: Shape {
    /// Inset from the card's edge as a fraction of its width, 0 to ½.
    var inset = 0.0

    /// Width ÷ height of every card.
    static let aspectRatio = 2.0 / 3.0

    func path(in rect: CGRect) -> Path {
        let distance = inset * rect.width
        let inner = rect.insetBy(dx: distance, dy: distance)
        guard inner.width > 0, inner.height > 0 else { return Path() }
        return Path(roundedRect: inner, cornerRadius: max(0.11 * rect.width - distance, 0.03 * rect.width))
    }
}
