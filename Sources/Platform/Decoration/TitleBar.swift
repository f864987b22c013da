package import Foundation

/// The buttons of a window's title bar.
package enum TitleBarButton: String, Hashable, Sendable, CaseIterable { case minimize, maximize, close }

/// Which buttons a title bar has, and on which side.
package struct TitleBarButtons: Hashable, Sendable {
    package var left: [TitleBarButton]
    package var right: [TitleBarButton]

    package init(left: [TitleBarButton] = [], right: [TitleBarButton] = [.minimize, .maximize, .close]) {
        self.left = left
        self.right = right
    }

    /// What desktops write into `button-layout`: names with commas between them, left side and right side parted by a
    /// colon, such as `close,minimize:` or `appmenu:minimize,maximize,close`. Names that are no button of ours are left
    /// out, and so is a button's second mention. Nil for a text without a colon.
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

    /// Only those that `isThere` says are.
    package func filter(_ isThere: (TitleBarButton) -> Bool) -> TitleBarButtons {
        TitleBarButtons(left: left.filter(isThere), right: right.filter(isThere))
    }
}

/// Where the parts of a title bar are: for whoever draws it, and for whoever asks what the pointer is on.
///
/// - Units: points from the bar's top left corner.
package struct TitleBar: Hashable, Sendable {
    /// A height that is a whole number of pixels at every scale that is a multiple of a fortieth.
    package static let height: CGFloat = 40
    /// Of the window's upper corners.
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

    /// Where each button is drawn, in drawing order. What has no room in a narrow window is left out: the outermost
    /// buttons stay.
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

    /// The button that a point belongs to: the space between two buttons is theirs, up to the bar's edges, so that the
    /// screen's corner closes a maximised window.
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

    /// The room that the title has: between the buttons, and as far from the middle on both sides where that is enough
    /// to be read.
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
