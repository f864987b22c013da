import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// One `xdg_popup` of a window: its objects and its surface. It is drawn in the window's frames, and its input events
/// go to the window: see docs/decisions/0053-popups.md.
@MainActor final class WaylandPopup: Popup {
    private enum State {
        /// The compositor has not sent the rectangle yet.
        case unconfigured
        /// The popup may be shown; `isShown` is true from its first frame on.
        case configured(isShown: Bool)
        case closed
    }

    /// Press with which the popup grabbed the keyboard and presses elsewhere; nil without a grab.
    let press: UserPress?
    /// Parent popup, which was in front when this one opened; nil if the parent is the window.
    private let parent: WaylandPopup?
    private weak var window: WaylandWindow?
    private let drawn: DrawnSurface
    private let shellSurface: XdgSurface
    private let popup: XdgPopup
    private let onEvent: @MainActor (PopupEvent) -> Void
    private var state = State.unconfigured
    /// Rectangle of the content, in points of the window; nil until the compositor has sent it.
    private(set) var contentRect: CGRect?
    /// Rectangle sent by the compositor; it takes effect with the next configure event.
    private var pendingRect = CGRect.zero
    /// Place that was requested last.
    private var place: PopupPlace
    private var repositions: UInt32 = 0
    /// Serial number of the last configure event, until a commit answers it.
    private var unacknowledged: UInt32?
    /// Size of the content in the last frame that was committed, in points.
    private var shownSize: CGSize?
    private var waitsForBuffer = false

    /// Returns nil if the compositor lacks an interface that popups need.
    init?(
        at place: PopupPlace, of window: WaylandWindow, on toplevel: Toplevel, above parent: WaylandPopup?,
        press: UserPress?, globals: Globals, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) {
        guard let compositor = globals.compositor, let shell = globals.shell, let shm = globals.shm else { return nil }
        self.window = window
        self.parent = parent
        self.place = place
        self.press = press
        self.onEvent = onEvent
        let surface = compositor.createSurface()
        shellSurface = shell.getXdgSurface(surface: surface)
        let positioner = shell.createPositioner()
        PopupPositioner(place, within: parent?.contentRect ?? toplevel.geometry(window.size)).describe(to: positioner)
        popup = shellSurface.getPopup(parent: parent?.shellSurface ?? toplevel.shellSurface, positioner: positioner)
        positioner.destroy()
        drawn = DrawnSurface(surface, shm: shm, format: .argb8888, globals: globals)
        drawn.onRelease = { [weak self] in self?.bufferReleased() }
        listen()
        if let press { popup.grab(seat: press.seat, serial: press.serial) }
        // The commit without a buffer requests the first configure event.
        surface.commit()
    }

    var surface: WlSurface { drawn.surface }

    /// Top left corner of the surface, in points of the window.
    var origin: CGPoint {
        let corner = contentRect?.origin ?? .zero
        return CGPoint(x: corner.x - PopupPlace.margin, y: corner.y - PopupPlace.margin)
    }

    var hasGrab: Bool { press != nil }

    private var isClosed: Bool { if case .closed = state { true } else { false } }

    /// Rectangle of the parent popup or window, in points of the window.
    private var parentRect: CGRect {
        guard let window else { return parent?.contentRect ?? .zero }
        return parent?.contentRect ?? window.toplevel?.geometry(window.size) ?? .zero
    }

    // MARK: Events

    private func listen() {
        popup.onEvent { [weak self] event in self?.received(event) }
        shellSurface.onEvent { [weak self] event in
            switch event {
            case .configure(let serial): self?.configure(serial: serial)
            }
        }
    }

    private func received(_ event: XdgPopup.Event) {
        window?.host?.note(.configure)
        switch event {
        case .configure(let x, let y, let width, let height):
            let around = parentRect
            pendingRect = CGRect(
                x: around.minX + CGFloat(x), y: around.minY + CGFloat(y), width: CGFloat(max(1, width)),
                height: CGFloat(max(1, height)))
        case .popupDone: dismissed()
        case .repositioned: break
        }
    }

    /// Applies the rectangle that was sent before. The event is acknowledged with the commit that shows it.
    private func configure(serial: UInt32) {
        guard !isClosed else { return }
        unacknowledged = serial
        let size = SurfaceLimits.size(pendingRect.size, scale: window?.scale ?? 1)
        let new = CGRect(origin: pendingRect.origin, size: size)
        if contentRect == nil { state = .configured(isShown: false) }
        if new != contentRect {
            contentRect = new
            onEvent(.placed(new))
        }
        window?.host?.scheduleTurn()
    }

    /// Handles the compositor's `popup_done`: it has hidden the popup.
    private func dismissed() {
        let wasShown = if case .configured(isShown: true) = state { true } else { false }
        guard !isClosed else { return }
        close()
        onEvent(.dismissed(wasShown: wasShown))
    }

    /// Closes the popup and reports its dismissal, after a lost connection or an action of the user elsewhere.
    func end() {
        guard !isClosed else { return }
        close()
        onEvent(.dismissed(wasShown: true))
    }

    private func bufferReleased() {
        window?.host?.note(.buffer)
        guard waitsForBuffer else { return }
        waitsForBuffer = false
        window?.requestFrame()
    }

    // MARK: Requests

    func move(to new: PopupPlace) {
        guard new != place, !isClosed, let window, let shell = window.host?.globals.shell else { return }
        place = new
        guard popup.version >= XdgPopup.Since.reposition else { return }
        let positioner = shell.createPositioner()
        PopupPositioner(new, within: parentRect).describe(to: positioner)
        repositions &+= 1
        popup.reposition(positioner: positioner, token: repositions)
        positioner.destroy()
        window.host?.scheduleTurn()
    }

    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        guard case .configured = state, let contentRect, let window, let host = window.host else { return false }
        let margin = PopupPlace.margin
        do {
            switch try drawn.draw(contentRect.insetBy(dx: -margin, dy: -margin).size, scale: window.scale, body) {
            case .noBuffer:
                waitsForBuffer = true
                return false
            case .unchanged: return true
            case .attached: break
            }
        } catch {
            host.stop(ExitStatus(code: 71, message: "no buffer for a popup: \(error)"))
            return false
        }
        sendGeometry(contentRect.size)
        acknowledge()
        surface.commit()
        state = .configured(isShown: true)
        window.toplevel?.popups.noteDrawing()
        return true
    }

    /// Answers a configure event that changes no pixel.
    func finishTurn() {
        guard case .configured(isShown: true) = state, unacknowledged != nil, shownSize == contentRect?.size else {
            return
        }
        acknowledge()
        surface.commit()
    }

    private func acknowledge() {
        guard let serial = unacknowledged else { return }
        unacknowledged = nil
        shellSurface.ackConfigure(serial: serial)
    }

    /// Sends the popup's rectangle, the surface without its margin, as window geometry and input region.
    private func sendGeometry(_ size: CGSize) {
        guard size != shownSize, let compositor = window?.host?.globals.compositor else { return }
        shownSize = size
        let rect = CGRect(origin: CGPoint(x: PopupPlace.margin, y: PopupPlace.margin), size: size)
        shellSurface.setWindowGeometry(
            x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
        drawn.setInputRegion(rect, compositor)
    }

    func close() {
        guard !isClosed else { return }
        let popups = window?.toplevel?.popups
        // Popups in front close first: the protocol allows to destroy only the topmost.
        popups?.end(above: self)
        state = .closed
        popups?.remove(self)
        if let window, popups?.isEmpty == true { window.popupsClosed() }
        popup.destroy()
        shellSurface.destroy()
        drawn.destroy()
        window?.host?.scheduleTurn()
    }
}
