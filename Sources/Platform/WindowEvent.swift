package import Foundation

package enum WindowEvent: Sendable {
    /// The window has a new size, scale or state; drawn at the next frame, which the window asks for itself.
    case configured(WindowConfiguration)
    /// It is time to draw a frame.
    case frame(FrameTime)
    /// A committed frame was shown, as the compositor reports it.
    case presented(PresentationReport)
    case pointer(PointerEvent)
    case key(KeyEvent)
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

    package init(
        size: CGSize, scale: Double, isActivated: Bool = true, isFullscreen: Bool = false, isMaximized: Bool = false,
        isSuspended: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.isActivated = isActivated
        self.isFullscreen = isFullscreen
        self.isMaximized = isMaximized
        self.isSuspended = isSuspended
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
