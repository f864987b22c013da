package import Foundation

/// Button of a window's title bar.
package enum TitleBarButton: String, Hashable, Sendable, CaseIterable { case minimize, maximize, close }

/// Buttons of a title bar, per side.
package struct TitleBarButtons: Hashable, Sendable {
    package var left: [TitleBarButton]
    package var right: [TitleBarButton]

    package init(left: [TitleBarButton] = [], right: [TitleBarButton] = [.minimize, .maximize, .close]) {
        self.left = left
        self.right = right
    }

    /// Parses the desktop setting `button-layout`: names separated by commas, left and right side separated by a colon,
    /// such as `close,minimize:` or `appmenu:minimize,maximize,close`. Unknown names and repeated buttons are skipped.
    /// Nil if there is not exactly one colon.
    package init?(layout: String) {
        let sides = layout.split(separator: ":", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        var seen: Set<TitleBarButton> = []
        func buttons(_ side: Substring) -> [TitleBarButton] {
            side.split(separator: ",")
                .compactMap { TitleBarButton(rawValue: $0.trimmingCharacters(in: .whitespaces)) }
                .filter { seen.insert($0).inserted }
        }
        left = buttons(sides[0])
        right = buttons(sides[1])
    }

    /// The buttons for which `isThere` returns true.
    package func filter(_ isThere: (TitleBarButton) -> Bool) -> TitleBarButtons {
        TitleBarButtons(left: left.filter(isThere), right: right.filter(isThere))
    }
}

/// Geometry of a title bar, for drawing and for hit testing.
///
/// - Units: points from the bar's top left corner.
package struct TitleBar: Hashable, Sendable {
    /// Height in points; a whole number of pixels at every scale that is a multiple of 1/40.
    package static let height: CGFloat = 40
    /// Radius of the window's upper corners, in points.
    package static let cornerRadius: CGFloat = 10
    private static let buttonSide: CGFloat = 24
    private static let buttonSpacing: CGFloat = 10
    private static let margin: CGFloat = 12

    package var width: CGFloat
    package var buttons: TitleBarButtons

    package init(width: CGFloat, buttons: TitleBarButtons) {
        self.width = width
        self.buttons = buttons
    }

    /// Frame of each button, in drawing order. In a narrow window the inner buttons are left out.
    package var buttonRects: [(button: TitleBarButton, rect: CGRect)] {
        let step = Self.buttonSide + Self.buttonSpacing
        let room = max(0, Int((width - 2 * Self.margin + Self.buttonSpacing) / step))
        let right = buttons.right.suffix(room)
        let left = buttons.left.prefix(room - right.count)
        let y = (Self.height - Self.buttonSide) / 2
        func rect(x: CGFloat) -> CGRect { CGRect(x: x, y: y, width: Self.buttonSide, height: Self.buttonSide) }
        return left.enumerated().map { ($1, rect(x: Self.margin + CGFloat($0) * step)) }
            + right.reversed().enumerated().map {
                ($1, rect(x: width - Self.margin - Self.buttonSide - CGFloat($0) * step))
            }
    }

    /// The button at `point`; nil if there is none. Buttons extend into the space between them and to the bar's edges,
    /// so that the screen's corner closes a maximised window.
    package func button(at point: CGPoint) -> TitleBarButton? {
        guard point.y >= 0, point.y < Self.height else { return nil }
        let reach = Self.buttonSpacing / 2
        for (button, rect) in buttonRects {
            let isFirst = rect.minX <= Self.margin
            let isLast = rect.maxX >= width - Self.margin
            let start = isFirst ? 0 : rect.minX - reach
            let end = isLast ? width : rect.maxX + reach
            if point.x >= start, point.x < end { return button }
        }
        return nil
    }

    /// Frame of the title: the space between the buttons.
    package var titleRect: CGRect {
        let rects = buttonRects.map(\.rect)
        let middle = width / 2
        let left = rects.filter { $0.midX < middle }.map(\.maxX).max() ?? 0
        let right = rects.filter { $0.midX >= middle }.map(\.minX).min() ?? width
        let start = left + Self.margin
        let end = max(start, right - Self.margin)
        return CGRect(x: start, y: 0, width: end - start, height: Self.height)
    }
}
