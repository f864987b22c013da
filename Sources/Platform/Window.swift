package import Foundation

/// One window of a host, as the frame pipeline sees it.
///
/// The order of one frame: ``requestFrame()``, then ``WindowEvent/frame(_:)``, in which the delegate either calls
/// ``draw(_:)`` once, or nothing at all (nothing had changed, so nothing is committed).
@MainActor package protocol Window: AnyObject {
    /// Size of the content in points, as last configured.
    var size: CGSize { get }
    /// Pixels per point.
    var scale: Double { get }
    /// Refreshes a second of the output that the window is on, as far as the host knows.
    var refreshRate: Double { get }

    /// The date of program time 0; on a desktop it changes when somebody sets the machine's clock.
    var startDate: Date { get }

    /// Asks for one ``WindowEvent/frame(_:)``, however often it is called before that comes: with the compositor's
    /// next frame callback, or soon if no callback is outstanding.
    func requestFrame()

    /// Asks for one ``WindowEvent/frame(_:)`` at program time `time`, in seconds, or as soon afterwards as there can be
    /// one, though nobody asks for any before; the process sleeps until then. Replaces what was asked for so the last
    /// time; nil takes it back. A time that has passed stands for the next frame.
    func requestFrame(at time: Double?)

    /// When the frame that is being drawn will be seen, as far as can be told by now, in seconds of program time: later than
    /// its event said if what was done since took so long that it misses its refresh.
    func expectation(of frame: FrameTime) -> Double

    /// Gives the next free buffer to `body`, which draws and returns what it changed, in pixels; then attaches it,
    /// submits the damage, asks for a frame callback and commits. An empty damage commits nothing.
    ///
    /// - Returns: false if no buffer was free; a frame event follows when there is one.
    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool

    func setTitle(_ title: String)
    func setCursor(_ cursor: Cursor)
    /// Asks that the screen stay on while the window is seen, or no longer does.
    func setKeepsScreenOn(_ isWanted: Bool)
    /// How small and how large the content may become, in points; nil: no limit. Equal ones make a window of one size.
    func setSizeLimits(minimum: CGSize?, maximum: CGSize?)
    /// How the frame is to look that the window has where its desktop draws none.
    func setDecorationStyle(_ style: DecorationStyle)
    /// Asks for the user's attention, and where the desktop allows it for the focus.
    func bringToFront()
    /// Says what an input method may work on in this window, while it has the keyboard; nil: nothing.
    func setTextInput(_ state: TextInputState?)
    /// What popups of the window have room for; nil where it can have none.
    var popupRoom: PopupRoom? { get }
    /// Opens a popup over the window, in front of those that it has. What the pointer does on it, and the keys that it
    /// gets, are events of the window.
    ///
    /// - Parameters:
    ///   - place: where it is to be.
    ///   - takesKeys: whether keys, and presses elsewhere, are for it while it is there, if the user has asked for it.
    ///   - onEvent: told what happens to it; never before this returns.
    /// - Returns: nil if there is none to be had.
    func openPopup(
        at place: PopupPlace, takesKeys: Bool, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> (any Popup)?
    /// Lets something be dragged away from the window, by the press that is being held.
    ///
    /// - Returns: whether the desktop has it now. What it does over this window comes as events then.
    func startDrag(_ source: DragSource) -> Bool
    func close()
}

extension Window {
    /// On a clock that waits, no frame is late.
    package func expectation(of frame: FrameTime) -> Double { frame.seconds }
    /// Where there is no desktop, nothing is dragged over it.
    package func startDrag(_ source: DragSource) -> Bool { false }
    /// Windows that nobody can drag have no limits.
    package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {}
    /// Where there is one window at a time, it is in front.
    package func bringToFront() {}
    /// Windows that are on no screen have nothing beyond their edges.
    package var popupRoom: PopupRoom? { nil }
    package func openPopup(
        at place: PopupPlace, takesKeys: Bool, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> (any Popup)? { nil }
    /// Windows without a frame look the same.
    package func setDecorationStyle(_ style: DecorationStyle) {}
}

package enum Cursor: Sendable, Equatable {
    case arrow, pointingHand, text, grab, grabbing
    /// Over an edge or a corner that can be dragged.
    case resize(ResizeEdges)
}

/// The edges of a window that a drag moves: one, or two that meet.
package struct ResizeEdges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let top = ResizeEdges(rawValue: 1)
    package static let bottom = ResizeEdges(rawValue: 2)
    package static let left = ResizeEdges(rawValue: 4)
    package static let right = ResizeEdges(rawValue: 8)
}

/// What a program asks for when it opens a window.
package struct WindowOptions: Equatable, Sendable {
    package var title: String
    /// The desktop's name for the program, which ties the window to its desktop entry: `xdg_toplevel.set_app_id`.
    package var applicationID: String
    /// Size of the content in points; nil leaves the choice to the host.
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

/// Receives everything that happens to a window, on the main actor, one event at a time.
@MainActor package protocol WindowDelegate: AnyObject {
    func window(_ window: any Window, received event: WindowEvent)
}
