package import Foundation

/// A small surface that belongs to a window and may reach beyond its edges, such as a menu. What is said of it is in points
/// of the window; it is drawn within the window's frames.
@MainActor package protocol Popup: AnyObject {
    /// Asks for another place. Where a desktop cannot move what it shows, it stays where it is.
    func move(to place: PopupPlace)

    /// As ``Window/draw(_:)``: of the popup's frame, and ``PopupPlace/margin`` around it, at the window's scale.
    ///
    /// - Returns: false if no buffer was free; a frame event of the window follows when there is one.
    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool

    /// It goes at once, and those that came after it.
    func close()
}

/// What happens to a popup.
package enum PopupEvent: Sendable, Equatable {
    /// It is, or will with its next frame be, in this frame.
    case placed(CGRect)
    /// The desktop has taken it away, or, if it was never shown, would not have it.
    case dismissed(wasShown: Bool)
}

/// Where a popup is to be: beside an anchor, and not beyond what the desktop has room for.
///
/// - Source: `xdg_positioner` of xdg-shell.
package struct PopupPlace: Hashable, Sendable {
    /// On which side of its anchor it lies.
    package enum Side: Hashable, Sendable { case above, below, left, right, over }

    /// What the desktop may do if it would reach too far; tried in this order.
    package struct Adjustments: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let flips = Adjustments(rawValue: 1)
        package static let slides = Adjustments(rawValue: 2)
        package static let shrinks = Adjustments(rawValue: 4)
    }

    package var size: CGSize
    package var anchor: CGRect
    package var side: Side
    /// Where along the anchor's side: 0 the beginnings (left or top) meet, 0.5 the middles, 1 the ends.
    package var alignment: CGFloat
    /// Between the anchor and the popup.
    package var gap: CGFloat
    /// By how much it is moved along the anchor's side.
    package var shift: CGFloat
    package var adjustments: Adjustments

    package init(
        size: CGSize, anchor: CGRect, side: Side, alignment: CGFloat = 0, gap: CGFloat = 0, shift: CGFloat = 0,
        adjustments: Adjustments = [.flips, .slides, .shrinks]
    ) {
        self.size = size
        self.anchor = anchor
        self.side = side
        self.alignment = alignment
        self.gap = gap
        self.shift = shift
        self.adjustments = adjustments
    }

    /// Around a popup, in points: it is drawn there too, its shadow for instance, but the pointer is not on it. Whole
    /// pixels at every scale that is a multiple of a fortieth.
    package static let margin: CGFloat = 40
}

/// What a window's desktop has room for.
package struct PopupRoom: Hashable, Sendable {
    /// The largest popup, in points.
    package var largest: CGSize
    /// The part of the window's coordinates that popups have to keep to, where the window knows better than its desktop says:
    /// it fills the screen. Nil: the desktop sees to it.
    package var bounds: CGRect?

    package init(largest: CGSize, bounds: CGRect? = nil) {
        self.largest = largest
        self.bounds = bounds
    }
}
