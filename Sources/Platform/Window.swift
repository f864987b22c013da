package import AccessibilityTree
package import Foundation

/// Window of a host, as seen by the frame pipeline.
///
/// Order of a frame: ``requestFrame()``, then ``WindowEvent/frame(_:)``, in which the delegate calls ``draw(_:)`` once
/// or, if nothing has changed, not at all; then nothing is committed.
@MainActor package protocol Window: AnyObject {
    /// Size of the content in points, as last configured.
    var size: CGSize { get }
    /// Pixels per point.
    var scale: Double { get }
    /// Refreshes per second of the output that shows the window, as far as the host knows.
    var refreshRate: Double { get }

    /// Date of program time 0; on a desktop it changes when the machine's clock is set.
    var startDate: Date { get }

    /// Requests one ``WindowEvent/frame(_:)``, however often it is called before: with the compositor's next frame
    /// callback, or soon if none is outstanding.
    func requestFrame()

    /// Requests one ``WindowEvent/frame(_:)`` at program time `time`, in seconds, or as soon as possible after it,
    /// unless another request brings one earlier; the process sleeps until then. Replaces the previous such request;
    /// nil cancels it. A past time requests the next frame.
    func requestFrame(at time: Double?)

    /// Expected presentation of the frame being drawn, in seconds of program time. Later than in its event if the work
    /// since then makes it miss its refresh.
    func expectation(of frame: FrameTime) -> Double

    /// Passes the next free buffer to `body`, which draws and returns the damage, in pixels; then attaches the buffer,
    /// submits the damage, requests a frame callback and commits. Empty damage commits nothing.
    ///
    /// - Parameter body: draws, and returns the rectangles it changed.
    /// - Returns: false if no buffer was free; a frame event follows when there is one.
    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool

    func setTitle(_ title: String)
    func setCursor(_ cursor: Cursor)
    /// Keeps the screen on while the window is visible, or stops doing so.
    func setKeepsScreenOn(_ isWanted: Bool)
    /// Limits the content's size, in points; nil for no limit. Equal limits fix the size.
    func setSizeLimits(minimum: CGSize?, maximum: CGSize?)
    /// Sets the look of the decoration that is drawn where the desktop draws none.
    func setDecorationStyle(_ style: DecorationStyle)
    /// Requests the user's attention, and the focus where the desktop allows it.
    func bringToFront()
    /// Rings the desktop's bell for the window; without one, nothing happens.
    func ringBell()
    /// Describes the text that an input method may edit while the window has the keyboard; nil for none.
    func setTextInput(_ state: TextInputState?)
    /// Space for popups; nil if the window can have none.
    var popupRoom: PopupRoom? { get }
    /// Opens a popup in front of those that the window has. Its pointer and key events are events of the window.
    ///
    /// - Parameters:
    ///   - place: its requested position.
    ///   - takesKeys: true directs keys, and presses elsewhere, to the popup while it is open; only in response to user
    ///     input.
    ///   - onEvent: called with its events, never before this returns.
    /// - Returns: the popup; nil if it cannot be opened.
    func openPopup(
        at place: PopupPlace, takesKeys: Bool, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> (any Popup)?
    /// Starts a drag from the window with the press that is being held.
    ///
    /// - Parameter source: the content to drag.
    /// - Returns: true if the desktop has accepted the drag; its events over this window follow.
    func startDrag(_ source: DragSource) -> Bool
    /// Asks people for files, and calls `answer` once, now or later.
    ///
    /// - Returns: a function that takes the question back; `answer` is not called then.
    func chooseFiles(
        _ choice: FileChoice, answer: @escaping @MainActor (FileChoiceAnswer) -> Void
    ) -> @MainActor () -> Void
    /// Sets what assistive technology reads of the window, and uses; nil for nothing. The window does not retain it.
    func setAccessibilitySource(_ source: (any AccessibilitySource)?)
    /// Notes that the source's tree may have changed. Costs nothing while nobody listens.
    func accessibilityMayHaveChanged()
    /// Tells a message to whoever listens.
    func announce(_ message: String, _ urgency: AccessibilityUrgency)
    func close()
}

extension Window {
    /// Default: the time of the frame. With a manual clock no frame is late.
    package func expectation(of frame: FrameTime) -> Double { frame.seconds }
    /// Default: false, where there is no desktop.
    package func startDrag(_ source: DragSource) -> Bool { false }
    /// Default: unavailable, where there is no desktop.
    package func chooseFiles(
        _ choice: FileChoice, answer: @escaping @MainActor (FileChoiceAnswer) -> Void
    ) -> @MainActor () -> Void {
        answer(.unavailable)
        return {}
    }
    /// Default: nothing, where no assistive technology can be.
    package func setAccessibilitySource(_ source: (any AccessibilitySource)?) {}
    /// Default: nothing, where no assistive technology can be.
    package func accessibilityMayHaveChanged() {}
    /// Default: nothing, where no assistive technology can be.
    package func announce(_ message: String, _ urgency: AccessibilityUrgency) {}
    /// Default: nothing, for windows that no user can resize.
    package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {}
    /// Default: nothing, where there is one window at a time.
    package func bringToFront() {}
    /// Default: nothing, where there is no desktop.
    package func ringBell() {}
    /// Default: nil, for windows that are on no screen.
    package var popupRoom: PopupRoom? { nil }
    package func openPopup(
        at place: PopupPlace, takesKeys: Bool, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> (any Popup)? { nil }
    /// Default: nothing, for windows without a decoration.
    package func setDecorationStyle(_ style: DecorationStyle) {}
}

/// Shape of the pointer.
package enum Cursor: Sendable, Equatable {
    case arrow, pointingHand, text, verticalText, crosshair, grab, grabbing, zoomIn, zoomOut
    /// Over the border between two columns, or two rows, that can be dragged.
    case columnResize, rowResize
    /// Over an edge or corner that can be dragged.
    case resize(ResizeEdges)
}

/// Edges of a window that a drag moves: one, or two that meet.
package struct ResizeEdges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let top = ResizeEdges(rawValue: 1)
    package static let bottom = ResizeEdges(rawValue: 2)
    package static let left = ResizeEdges(rawValue: 4)
    package static let right = ResizeEdges(rawValue: 8)
}

/// Properties of a window to be opened.
package struct WindowOptions: Equatable, Sendable {
    package var title: String
    /// Application id, which links the window to its desktop entry: `xdg_toplevel.set_app_id`.
    package var applicationID: String
    /// Size of the content in points; nil leaves it to the host.
    package var size: CGSize?
    package var minimumSize: CGSize?
    package var maximumSize: CGSize?
    package var startsFullscreen: Bool
    package var decorationStyle: DecorationStyle

    package init(
        title: String, applicationID: String, size: CGSize?, minimumSize: CGSize? = nil, maximumSize: CGSize? = nil,
        startsFullscreen: Bool = false, decorationStyle: DecorationStyle = DecorationStyle()
    ) {
        self.title = title
        self.applicationID = applicationID
        self.size = size
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.startsFullscreen = startsFullscreen
        self.decorationStyle = decorationStyle
    }
}

/// Receiver of a window's events, on the main actor, one at a time.
@MainActor package protocol WindowDelegate: AnyObject {
    func window(_ window: any Window, received event: WindowEvent)
}
