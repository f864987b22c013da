package import Foundation

/// Event of a window.
package enum WindowEvent: Sendable {
    /// The window has a new size, scale or state; it requests the next frame itself, which draws it.
    case configured(WindowConfiguration)
    /// A frame may be drawn.
    case frame(FrameTime)
    /// Time has passed, to this program time in seconds, while the window is invisible: state updates and ends of
    /// animations are processed, nothing is drawn. Further frame requests lead to more of these, at growing intervals.
    case unseen(Double)
    /// A committed frame was presented, as reported by the compositor.
    case presented(PresentationReport)
    case pointer(PointerEvent)
    case key(KeyEvent)
    /// Other modifier keys are held than before, while the window has the keyboard; none when it loses it.
    case modifiersHeld(EventModifierKeys)
    /// An input method changed the text of ``Window/setTextInput(_:)``.
    case composed(TextComposition)
    /// Event of a drag over the window.
    case drag(DragEvent)
    case closeRequested
}

/// Size, scale and state of a window.
package struct WindowConfiguration: Equatable, Sendable {
    package var size: CGSize
    package var scale: Double
    package var isActivated: Bool
    package var isFullscreen: Bool
    package var isMaximized: Bool
    /// True if the compositor reports that the window is invisible.
    package var isSuspended: Bool
    /// Number of the window's surface. Content drawn on one is not on the next, which is made for a new compositor.
    package var surface: Int

    package init(
        size: CGSize, scale: Double, isActivated: Bool = true, isFullscreen: Bool = false, isMaximized: Bool = false,
        isSuspended: Bool = false, surface: Int = 0
    ) {
        self.size = size
        self.scale = scale
        self.isActivated = isActivated
        self.isFullscreen = isFullscreen
        self.isMaximized = isMaximized
        self.isSuspended = isSuspended
        self.surface = surface
    }
}

/// Time for which a frame is drawn.
package struct FrameTime: Equatable, Sendable {
    /// Program time at which the frame is expected to be seen, in seconds since the first frame. Never decreases.
    package var seconds: Double
    /// Number of the frame event of its window, from 0.
    package var index: Int

    package init(seconds: Double, index: Int) {
        self.seconds = seconds
        self.index = index
    }
}

/// Presentation of a frame, as reported by the compositor.
package struct PresentationReport: Equatable, Sendable {
    /// Number of the frame.
    package var index: Int
    /// Program time at which it became visible; nil if it never did (`wp_presentation_feedback.discarded`).
    package var seconds: Double?
    /// Refresh interval in seconds; 0 if unknown.
    package var refreshInterval: Double

    package init(index: Int, seconds: Double?, refreshInterval: Double) {
        self.index = index
        self.seconds = seconds
        self.refreshInterval = refreshInterval
    }
}
