import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// One `xdg_popup` of a window: its objects and its buffers. It is drawn within the window's frames, and its events are the
/// window's: see docs/decisions/0053-popups.md.
@MainActor final class WaylandPopup: Popup {
    private enum State {
        /// The compositor has not said yet where it is.
        case unconfigured
        /// It may be shown, and is from the first frame on.
        case configured(isShown: Bool)
        case closed
    }

    let surface: WlSurface
    /// What it lies over: the popup that was in front when it came; nil: the window.
    private let parent: WaylandPopup?
    /// By which the compositor keeps the keyboard, and presses elsewhere, for it; nil: it does not.
    let press: UserPress?
    private weak var window: WaylandWindow?
    private let shellSurface: XdgSurface
    private let popup: XdgPopup
    private let viewport: WpViewport?
    private let buffers: BufferPool
    private let onEvent: @MainActor (PopupEvent) -> Void
    private var state = State.unconfigured
    /// Where its content is, in points of the window; nil until the compositor has said so.
    private(set) var contentRect: CGRect?
    private var pendingRect = CGRect.zero
    /// As it was last asked for.
    private var place: PopupPlace
    private var repositions: UInt32 = 0
    private var unacknowledged: UInt32?
    /// Of the content that was committed last, in points.
    private var committedSize: CGSize?
    private var committedScale: Int32 = 1
    private var waitsForBuffer = false

    /// Nil if the compositor lacks what it takes.
    init?(
        at place: PopupPlace, of window: WaylandWindow, above parent: WaylandPopup?, press: UserPress?,
        host: WaylandHost, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) {
        let globals = host.globals
        guard let compositor = globals.compositor, let shell = globals.shell, let shm = globals.shm else { return nil }
        self.window = window
        self.parent = parent
        self.place = place
        self.onEvent = onEvent
        surface = compositor.createSurface()
        shellSurface = shell.getXdgSurface(surface: surface)
        let positioner = shell.createPositioner()
        PopupPositioner(place, within: parent?.contentRect ?? window.geometry).describe(to: positioner)
        popup = shellSurface.getPopup(parent: parent?.shellSurface ?? window.shellSurface, positioner: positioner)
        positioner.destroy()
        viewport = globals.fractionalScales == nil ? nil : globals.viewporter?.getViewport(surface: surface)
        let release = ReleaseHandler()
        buffers = BufferPool(shm: shm, format: .argb8888) { release.popup?.bufferReleased() }
        self.press = press
        release.popup = self
        listen()
        if let press { popup.grab(seat: press.seat, serial: press.serial) }
        // Without a buffer: asks for the first configure event.
        surface.commit()
    }

    /// Breaks the circle of "the pool needs the popup, the popup needs the pool".
    private final class ReleaseHandler { weak var popup: WaylandPopup? }

    /// The corner of its surface, in points of the window.
    var origin: CGPoint {
        let corner = contentRect?.origin ?? .zero
        return CGPoint(x: corner.x - PopupPlace.margin, y: corner.y - PopupPlace.margin)
    }

    var hasGrab: Bool { press != nil }

    private var isClosed: Bool { if case .closed = state { true } else { false } }

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
            // Counted from what it lies over.
            let around = parent?.contentRect ?? window?.geometry ?? .zero
            pendingRect = CGRect(
                x: around.minX + CGFloat(x), y: around.minY + CGFloat(y), width: CGFloat(max(1, width)),
                height: CGFloat(max(1, height)))
        case .popupDone: dismissed()
        case .repositioned: break
        }
    }

    /// What was said since the last time counts. It is acknowledged with the commit that shows it.
    private func configure(serial: UInt32) {
        guard !isClosed else { return }
        unacknowledged = serial
        let limit = WindowLimits.size(pendingRect.size, scale: window?.scale ?? 1)
        let new = CGRect(origin: pendingRect.origin, size: limit)
        let isFirst = contentRect == nil
        if isFirst { state = .configured(isShown: false) }
        if new != contentRect {
            contentRect = new
            onEvent(.placed(new))
        }
        window?.host?.scheduleTurn()
    }

    /// The compositor has unmapped it.
    private func dismissed() {
        let wasShown = if case .configured(isShown: true) = state { true } else { false }
        guard !isClosed else { return }
        close()
        onEvent(.dismissed(wasShown: wasShown))
    }

    /// There is no compositor any more, or the user does something else.
    func end() {
        guard !isClosed else { return }
        close()
        onEvent(.dismissed(wasShown: true))
    }

    // MARK: Requests

    func move(to new: PopupPlace) {
        guard new != place, !isClosed, let window, let shell = window.host?.globals.shell else { return }
        place = new
        guard popup.version >= XdgPopup.Since.reposition else { return }
        let positioner = shell.createPositioner()
        PopupPositioner(new, within: parent?.contentRect ?? window.geometry).describe(to: positioner)
        repositions &+= 1
        popup.reposition(positioner: positioner, token: repositions)
        positioner.destroy()
        window.host?.scheduleTurn()
    }

    @discardableResult func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        guard case .configured = state, let contentRect, let window, let host = window.host else { return false }
        let (scale, margin) = (window.scale, PopupPlace.margin)
        let area = contentRect.insetBy(dx: -margin, dy: -margin)
        let width = max(1, Int((area.width * scale).rounded()))
        let height = max(1, Int((area.height * scale).rounded()))
        let buffer: SharedBuffer
        do {
            guard let free = try buffers.take(width: width, height: height) else {
                waitsForBuffer = true
                return false
            }
            buffer = free
        } catch {
            host.stop(ExitStatus(code: 71, message: "no buffer for a popup: \(error)"))
            return false
        }
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let damage = buffer.withPixels(age: buffers.age(of: buffer), body)
            .map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        guard !damage.isEmpty else { return true }
        buffers.attach(buffer, to: surface)
        surface.submit(damage)
        describe(area, scale: scale)
        describe(contentRect.size)
        acknowledge()
        surface.commit()
        state = .configured(isShown: true)
        window.popupDrew()
        return true
    }

    /// Answers a configure event that changes no pixel.
    func finishTurn() {
        guard case .configured(isShown: true) = state, unacknowledged != nil, committedSize == contentRect?.size else {
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

    /// How the buffer's pixels become points.
    private func describe(_ area: CGRect, scale: Double) {
        if let viewport {
            viewport.setDestination(width: Int32(area.width), height: Int32(area.height))
        } else if surface.version >= WlSurface.Since.setBufferScale, committedScale != Int32(scale) {
            committedScale = Int32(scale)
            surface.setBufferScale(scale: committedScale)
        }
    }

    /// Its margin is neither part of it for the compositor nor for the pointer.
    private func describe(_ size: CGSize) {
        guard size != committedSize, let compositor = window?.host?.globals.compositor else { return }
        committedSize = size
        let (margin, width, height) = (Int32(PopupPlace.margin), Int32(size.width), Int32(size.height))
        shellSurface.setWindowGeometry(x: margin, y: margin, width: width, height: height)
        let region = compositor.createRegion()
        region.add(x: margin, y: margin, width: width, height: height)
        surface.setInputRegion(region: region)
        region.destroy()
    }

    private func bufferReleased() {
        window?.host?.note(.buffer)
        guard waitsForBuffer else { return }
        waitsForBuffer = false
        window?.requestFrame()
    }

    func close() {
        guard !isClosed else { return }
        // Whoever came later goes first: only the topmost may.
        window?.endPopups(above: self)
        state = .closed
        window?.forget(self)
        viewport?.destroy()
        popup.destroy()
        shellSurface.destroy()
        surface.destroy()
        buffers.destroy()
        window?.host?.scheduleTurn()
    }
}
