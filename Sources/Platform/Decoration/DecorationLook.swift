package import Foundation

/// How a window's own frame is to look: what the user and the desktop chose, the same for all windows of a program.
package struct DecorationStyle: Hashable, Sendable {
    package var isDark: Bool
    package var buttons: TitleBarButtons

    package init(isDark: Bool = false, buttons: TitleBarButtons = TitleBarButtons()) {
        self.isDark = isDark
        self.buttons = buttons
    }
}

/// Everything that a title bar's picture depends on.
package struct TitleBarLook: Hashable, Sendable {
    package var title: String
    package var bar: TitleBar
    package var isDark: Bool
    /// Whether the keyboard's focus is in the window.
    package var isActive: Bool
    package var isMaximized: Bool
    /// Whether each of the upper corners is round: those at an edge of the screen, or of another window, are not.
    package var roundsLeft: Bool
    package var roundsRight: Bool
    package var hovered: TitleBarButton?
    /// Is drawn pressed.
    package var pressed: TitleBarButton?

    package init(
        title: String, bar: TitleBar, isDark: Bool = false, isActive: Bool = true, isMaximized: Bool = false,
        roundsLeft: Bool = true, roundsRight: Bool = true, hovered: TitleBarButton? = nil,
        pressed: TitleBarButton? = nil
    ) {
        self.title = title
        self.bar = bar
        self.isDark = isDark
        self.isActive = isActive
        self.isMaximized = isMaximized
        self.roundsLeft = roundsLeft
        self.roundsRight = roundsRight
        self.hovered = hovered
        self.pressed = pressed
    }
}

/// What the shadow around a window depends on.
package struct WindowShadowLook: Hashable, Sendable {
    /// How far a shadow reaches beyond its window, in points: whole pixels at the same scales as ``TitleBar/height``.
    package static let reach: CGFloat = 40

    /// Of the window with its title bar, in points.
    package var size: CGSize
    package var isActive: Bool
    package var isDark: Bool

    package init(size: CGSize, isActive: Bool, isDark: Bool) {
        self.size = size
        self.isActive = isActive
        self.isDark = isDark
    }
}

/// Draws frames for hosts whose desktop draws none.
@MainActor package protocol DecorationPainter: AnyObject {
    /// Draws a title bar, and the window's shadow where its round corners leave room for it.
    func paint(_ look: TitleBarLook, over shadow: WindowShadowLook?, scale: Double, into buffer: PixelBuffer)

    /// Draws the part of a shadow that lies in `area`, in points from the window's top left corner.
    func paint(_ shadow: WindowShadowLook, in area: CGRect, scale: Double, into buffer: PixelBuffer)
}
