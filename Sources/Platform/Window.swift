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

    /// Gives the next free buffer to `body`, which draws and returns what it changed, in pixels; then attaches it,
    /// submits the damage, asks for a frame callback and commits. An empty damage commits nothing.
    ///
    /// - Returns: false if no buffer was free; a frame event follows when there is one.
    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool

    func setTitle(_ title: String)
    func setCursor(_ cursor: Cursor)
    func close()
}

package enum Cursor: Sendable, Equatable { case arrow, pointingHand, text, grab, grabbing }

/// What a program asks for when it opens a window.
package struct WindowOptions: Equatable, Sendable {
    package var title: String
    /// The desktop's name for the program, which ties the window to its desktop entry: `xdg_toplevel.set_app_id`.
    package var applicationID: String
    /// Size of the content in points; nil leaves the choice to the host.
    package var size: CGSize?
    package var minimumSize: CGSize?
    package var startsFullscreen: Bool

    package init(
        title: String, applicationID: String, size: CGSize?, minimumSize: CGSize? = nil, startsFullscreen: Bool = false
    ) {
        self.title = title
        self.applicationID = applicationID
        self.size = size
        self.minimumSize = minimumSize
        self.startsFullscreen = startsFullscreen
    }
}

/// Receives everything that happens to a window, on the main actor, one event at a time.
@MainActor package protocol WindowDelegate: AnyObject {
    func window(_ window: any Window, received event: WindowEvent)
}
