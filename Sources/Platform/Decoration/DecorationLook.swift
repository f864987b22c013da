package import Foundation

/// User and desktop settings for window decorations, the same for all windows of a program.
package struct DecorationStyle: Hashable, Sendable {
    package var isDark: Bool
    package var buttons: TitleBarButtons

    package init(isDark: Bool = false, buttons: TitleBarButtons = TitleBarButtons()) {
        self.isDark = isDark
        self.buttons = buttons
    }
}

/// Everything on which the drawing of a title bar depends.
package struct TitleBarLook: Hashable, Sendable {
    package var title: String
    package var bar: TitleBar
    package var isDark: Bool
    /// True if the window has the keyboard focus.
    package var isActive: Bool
    package var isMaximized: Bool
    /// True if the left upper corner is round; below, the right one. Corners at an edge of the screen or of another
    /// window are not.
    package var roundsLeft: Bool
    package var roundsRight: Bool
    package var hovered: TitleBarButton?
    /// Button drawn as pressed.
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

/// Everything on which the drawing of a window's shadow depends.
package struct WindowShadowLook: Hashable, Sendable {
    /// Extent of the shadow beyond the window, in points; a whole number of pixels at the same scales as
    /// ``TitleBar/height``.
    package static let reach: CGFloat = 40

    /// Size of the window with its title bar, in points.
    package var size: CGSize
    package var isActive: Bool
    package var isDark: Bool

    package init(size: CGSize, isActive: Bool, isDark: Bool) {
        self.size = size
        self.isActive = isActive
        self.isDark = isDark
    }
}

/// Painter of window decorations, for hosts whose desktop draws none.
@MainActor package protocol DecorationPainter: AnyObject {
    /// Draws a title bar, and `shadow` in its round corners.
    func paint(_ look: TitleBarLook, over shadow: WindowShadowLook?, scale: Double, into buffer: PixelBuffer)

    /// Draws the part of `shadow` that lies in `area`, in points from the window's top left corner.
    func paint(_ shadow: WindowShadowLook, in area: CGRect, scale: Double, into buffer: PixelBuffer)
}
