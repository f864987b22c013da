package import Foundation

/// Small surface that belongs to a window and may extend beyond it, such as a menu. Coordinates are in points of the
/// window; it is drawn within the window's frames.
@MainActor package protocol Popup: AnyObject {
    /// Moves the popup. It stays where it is on desktops that cannot move a visible popup.
    func move(to place: PopupPlace)

    /// Draws the popup like ``Window/draw(_:)``, including ``PopupPlace/margin`` around it, at the window's scale.
    ///
    /// - Returns: false if no buffer was free; a frame event of the window follows when there is one.
    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool

    /// Closes the popup at once, and those opened after it.
    func close()
}

/// Event of a popup.
package enum PopupEvent: Sendable, Equatable {
    /// The popup has this frame, now or with its next drawn frame.
    case placed(CGRect)
    /// The desktop has closed the popup or, if it was never shown, refused it.
    case dismissed(wasShown: Bool)
}

/// Requested position of a popup: beside an anchor, within the space the desktop has.
///
/// - Source: `xdg_positioner` of xdg-shell.
package struct PopupPlace: Hashable, Sendable {
    /// Side of the anchor on which the popup lies.
    package enum Side: Hashable, Sendable { case above, below, left, right, over }

    /// Adjustments that the desktop may make if the popup does not fit; tried in this order.
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
    /// Alignment along the anchor's side: 0 aligns the start edges (left or top), 0.5 the centres, 1 the end edges.
    package var alignment: CGFloat
    /// Distance between anchor and popup, in points.
    package var gap: CGFloat
    /// Offset along the anchor's side, in points.
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

    /// Margin around a popup, in points, that is drawn too (for its shadow) but takes no pointer input. A whole number
    /// of pixels at every scale that is a multiple of 1/40.
    package static let margin: CGFloat = 40
}

/// Space available for popups of a window.
package struct PopupRoom: Hashable, Sendable {
    /// Size of the largest popup, in points.
    package var largest: CGSize
    /// Bounds of popups in the window's coordinates, if the window fills the screen and so knows them; nil leaves them
    /// to the desktop.
    package var bounds: CGRect?

    package init(largest: CGSize, bounds: CGRect? = nil) {
        self.largest = largest
        self.bounds = bounds
    }
}
