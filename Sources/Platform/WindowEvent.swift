package import Foundation

package enum WindowEvent: Sendable {
    /// The window has a new size, scale or state; drawn at the next frame, which the window asks for itself.
    case configured(WindowConfiguration)
    /// It is time to draw a frame.
    case frame(FrameTime)
    /// Time goes on, in seconds of program time, though nobody sees the window and nothing is to be drawn: what state
    /// asks for is done, and what has come to its end ends. Whoever asks for a frame meanwhile gets another of these,
    /// later and later.
    case unseen(Double)
    /// A committed frame was shown, as the compositor reports it.
    case presented(PresentationReport)
    case pointer(PointerEvent)
    case key(KeyEvent)
    /// An input method changed the text that ``Window/setTextInput(_:)`` told of.
    case composed(TextComposition)
    /// Something is dragged over the window.
    case drag(DragEvent)
    case closeRequested
}

package struct WindowConfiguration: Equatable, Sendable {
    package var size: CGSize
    package var scale: Double
    package var isActivated: Bool
    package var isFullscreen: Bool
    package var isMaximized: Bool
    /// The compositor said that nobody can see the window.
    package var isSuspended: Bool
    /// Which of the window's surfaces it is: what was drawn on one is not on the next, which a new compositor has made.
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

/// When a frame is drawn for.
package struct FrameTime: Equatable, Sendable {
    /// Program time at which the frame is expected to be seen, in seconds since the first frame. Never decreases.
    package var seconds: Double
    /// Counts the frame events of a window, from 0.
    package var index: Int

    package init(seconds: Double, index: Int) {
        self.seconds = seconds
        self.index = index
    }
}

package struct PresentationReport: Equatable, Sendable {
    /// The frame it is about.
    package var index: Int
    /// Program time at which it became visible; nil if it was never shown (`wp_presentation_feedback.discarded`).
    package var seconds: Double?
    /// Seconds from refresh to refresh, 0 if not known.
    package var refreshInterval: Double

    package init(index: Int, seconds: Double?, refreshInterval: Double) {
        self.index = index
        self.seconds = seconds
        self.refreshInterval = refreshInterval
    }
}
