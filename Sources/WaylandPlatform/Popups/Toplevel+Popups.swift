import Foundation
import Platform
import WaylandClient
import WaylandProtocols

extension Toplevel {
    /// Distance that menus keep from the edges of the screen, in points.
    private static let edge: CGFloat = 6

    /// The room for popups on the first of `outputs` with a known size; nil if none is known.
    func popupRoom(on outputs: [Output], _ content: ContentSize) -> PopupRoom? {
        guard let pixels = outputs.lazy.compactMap(\.pixelSize).first else { return nil }
        let scale = content.scale
        let screen = CGSize(
            width: (pixels.width / scale).rounded(.down), height: (pixels.height / scale).rounded(.down))
        let largest = CGSize(
            width: max(1, screen.width - 2 * Self.edge), height: max(1, screen.height - 2 * Self.edge))
        // Not every compositor keeps popups on the screen (Weston does not). A window that fills the screen can do so
        // itself.
        let isScreen = requested.has(.fullscreen) || requested.has(.maximized)
        return PopupRoom(
            largest: largest,
            bounds: isScreen ? geometry(content.size).insetBy(dx: Self.edge, dy: Self.edge) : nil)
    }

    /// Opens a popup of `window` in front of its other popups.
    ///
    /// - Parameters:
    ///   - place: place of the popup.
    ///   - window: the window of this toplevel.
    ///   - takesKeys: true to grab the keyboard, and presses elsewhere, by the user's last press.
    ///   - onEvent: called for every event of the popup.
    /// - Returns: the popup; nil if the compositor lacks an interface that popups need.
    func openPopup(
        at place: PopupPlace, of window: WaylandWindow, takesKeys: Bool,
        onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> WaylandPopup? {
        guard let host = window.host else { return nil }
        let parent = popups.front
        // The parent of a popup with a grab must be the window or a popup with a grab.
        let mayGrab = takesKeys && parent?.hasGrab != false
        let popup = WaylandPopup(
            at: place, of: window, on: self, above: parent,
            press: mayGrab ? host.globals.press(for: parent?.press) : nil,
            globals: host.globals, onEvent: onEvent)
        guard let popup else { return nil }
        popups.add(popup)
        host.scheduleTurn()
        return popup
    }
}
