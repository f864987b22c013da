package import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

/// A `wl_surface` with its role: a window, a popup, a subsurface or a cursor.
@MainActor package final class FakeWindow {
    /// One commit that brought a buffer.
    package struct Commit: Equatable, Sendable {
        /// Id of the `wl_buffer`.
        package var buffer: UInt32
        package var width: Int
        package var height: Int
        /// In pixels of the buffer.
        package var damage: [PixelRect]
        package var bufferScale: Int
        /// Size in points, if a viewport sets one.
        package var destination: CGSize?
        package var asksForCallback: Bool
    }

    /// Time at which a buffer is released.
    package enum ReleasePolicy: Sendable {
        /// When the next one replaces it, as by compositors that show the client's memory.
        case whenReplaced
        /// At once, as by compositors that copy.
        case atOnce
        case never
    }

    /// Commits with a buffer, in order.
    package private(set) var commits: [Commit] = []
    /// Commits without a buffer.
    package private(set) var emptyCommits = 0
    /// Picture that a screen would show: of each commit only the damage is copied.
    package private(set) var screen: FakePicture?
    /// Picture of the last buffer.
    package private(set) var contents: FakePicture?
    package internal(set) var title = ""
    package internal(set) var applicationID = ""
    package internal(set) var minimumSize = CGSize.zero
    package internal(set) var maximumSize = CGSize.zero
    /// Icon that was set last.
    package internal(set) var icon: FakeIcon?
    /// Window geometry that was set last, in points of the surface.
    package internal(set) var geometry: CGRect?
    /// Requests of the client for the window, in order.
    package internal(set) var wishes: [Wish] = []
    /// Parent of a subsurface or a popup.
    package internal(set) weak var parent: FakeWindow?
    package internal(set) var position = CGPoint.zero
    /// Offset of the last attached buffer.
    package private(set) var offset = CGPoint.zero
    /// Place of a popup, and the serial number of its grab.
    package internal(set) var positioner: FakePositioner?
    package internal(set) var grabSerial: UInt32?
    /// Input region, in points; nil: all of the surface.
    package internal(set) var inputRegion: CGRect?
    /// True if the surface has no content.
    package private(set) var isEmpty = true
    package internal(set) var isFullscreenWanted = false
    package internal(set) var isMaximizedWanted = false
    package internal(set) var acknowledged: [UInt32] = []
    package var releasePolicy = ReleasePolicy.whenReplaced
    /// Number of frame callbacks that were asked for and not sent.
    package var outstandingCallbacks: Int { callbacks.count }
    package var outstandingFeedback: Int { feedbacks.count }
    /// The surface's id on the wire.
    package var id: UInt32 { surface.id }
    package var isToplevel: Bool { toplevel != nil }
    package private(set) var isDestroyed = false

    let surface: ServerObject
    var shellSurface: ServerObject?
    var toplevel: ServerObject?
    var popup: ServerObject?
    var fractionalScale: ServerObject?
    var pendingDestination: CGSize?
    private var destination: CGSize?
    unowned let compositor: FakeCompositor
    private var pending = Pending()
    private var bufferScale = 1
    /// Buffers that are not released.
    private var held: [FakeBuffer] = []
    private var callbacks: [ServerObject] = []
    private var feedbacks: [ServerObject] = []
    var isConfigured = false

    private struct Pending {
        var buffer: FakeBuffer?
        var hasBuffer = false
        var damage: [PixelRect] = []
        var bufferScale: Int?
        var callbacks: [ServerObject] = []
        var feedbacks: [ServerObject] = []
    }

    init(_ surface: ServerObject, compositor: FakeCompositor) {
        self.surface = surface
        self.compositor = compositor
        surface.onRequest = { [weak self] in self?.received($0, $1) }
        surface.onDestroy = { [weak self] in self?.isDestroyed = true }
    }

    func addFeedback(_ feedback: ServerObject) { pending.feedbacks.append(feedback) }

    private func received(_ opcode: UInt32, _ arguments: ServerArguments) {
        switch WlSurface.RequestCode(rawValue: opcode) {
        case .offset: offset = CGPoint(x: arguments.int(0), y: arguments.int(1))
        case .attach:
            pending.buffer = arguments.object(0).flatMap { compositor.buffers[$0.id] }
            pending.hasBuffer = true
        case .setInputRegion: inputRegion = arguments.object(0).flatMap { compositor.regions[$0.id] }
        case .damageBuffer:
            pending.damage.append(
                PixelRect(
                    x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
        case .damage: pending.damage.append(PixelRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20))
        case .setBufferScale: pending.bufferScale = arguments.int(0)
        case .frame:
            if let callback = ServerObject(WlCallback.description, madeBy: surface, id: arguments.newID(0)) {
                pending.callbacks.append(callback)
            }
        case .commit: commit()
        case .destroy: surface.destroy()
        default: break
        }
    }

    private func commit() {
        let new = pending
        pending = Pending()
        callbacks += new.callbacks
        feedbacks += new.feedbacks
        if let scale = new.bufferScale { bufferScale = scale }
        if let size = pendingDestination { destination = size }
        if new.hasBuffer { isEmpty = new.buffer == nil }
        guard new.hasBuffer, let buffer = new.buffer else {
            emptyCommits += 1
            if toplevel != nil, !isConfigured, compositor.configuresByItself { configure() }
            if popup != nil, !isConfigured, compositor.configuresByItself { configurePopup() }
            return
        }
        if isToplevel || isPopup, !isConfigured { surface.postError(3, "a buffer before the first configure") }
        commits.append(
            Commit(
                buffer: buffer.object.id, width: buffer.width, height: buffer.height, damage: new.damage,
                bufferScale: bufferScale, destination: destination, asksForCallback: !new.callbacks.isEmpty))
        if compositor.looksAtPictures { show(buffer, damage: new.damage) }
        let replaced = held
        buffer.hold()
        held.append(buffer)
        switch releasePolicy {
        case .whenReplaced:
            for old in replaced where old !== buffer { old.release() }
            held = [buffer]
        case .atOnce: releaseBuffers()
        case .never: break
        }
        if commits.count == 1, isToplevel { compositor.mapped(self) }
    }

    private func show(_ buffer: FakeBuffer, damage: [PixelRect]) {
        let picture = buffer.picture()
        contents = picture
        guard var shown = screen, shown.width == picture.width, shown.height == picture.height else {
            screen = picture
            return
        }
        let bounds = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        for rect in damage.map({ $0.intersection(bounds) }) where !rect.isEmpty {
            for y in rect.y..<rect.maxY {
                let row = y * picture.width
                shown.pixels.replaceSubrange(
                    row + rect.x..<row + rect.maxX, with: picture.pixels[row + rect.x..<row + rect.maxX])
            }
        }
        screen = shown
    }

    // MARK: What the compositor does to it

    /// Sends the largest sensible size, which takes effect with the next configure event.
    package func sendBounds(width: Int, height: Int) {
        toplevel?.send(XdgToplevel.EventCode.configureBounds.rawValue, [.int(Int32(width)), .int(Int32(height))])
    }

    /// Sends a size (0 × 0: the client's choice) and states, then the configure event that puts them into effect.
    ///
    /// `states` are values of `xdg_toplevel.state`: 1 maximized, 2 fullscreen, 3 resizing, 4 activated, 9 suspended.
    /// - Returns: serial number that the client has to acknowledge.
    @discardableResult package func configure(width: Int = 0, height: Int = 0, states: [UInt32] = [4]) -> UInt32 {
        isConfigured = true
        toplevel?.send(
            XdgToplevel.EventCode.configure.rawValue,
            [.int(Int32(width)), .int(Int32(height)), .array(states)])
        let serial = compositor.nextSerial
        shellSurface?.send(XdgSurface.EventCode.configure.rawValue, [.uint(serial)])
        return serial
    }

    package func requestClose() { toplevel?.send(XdgToplevel.EventCode.close.rawValue) }

    /// Sends all outstanding frame callbacks.
    ///
    /// - Returns: number of callbacks.
    @discardableResult package func sendCallbacks(milliseconds: UInt32 = 0) -> Int {
        let due = callbacks
        callbacks = []
        for callback in due {
            callback.send(WlCallback.EventCode.done.rawValue, [.uint(milliseconds)])
            callback.destroy()
        }
        return due.count
    }

    /// Answers all outstanding presentation feedback: shown at `seconds` (monotonic), or discarded.
    package func sendFeedback(at seconds: Double?, refreshInterval: Double = 1.0 / 60) {
        let due = feedbacks
        feedbacks = []
        for feedback in due {
            if let seconds {
                let whole = UInt64(seconds)
                let nanoseconds = UInt32((seconds - Double(whole)) * 1e9)
                feedback.send(
                    WpPresentationFeedback.EventCode.presented.rawValue,
                    [
                        .uint(UInt32(whole >> 32)), .uint(UInt32(truncatingIfNeeded: whole)), .uint(nanoseconds),
                        .uint(UInt32((refreshInterval * 1e9).rounded())), .uint(0), .uint(0), .uint(0),
                    ])
            } else {
                feedback.send(WpPresentationFeedback.EventCode.discarded.rawValue)
            }
            feedback.destroy()
        }
    }

    /// Sends that the window is on the output.
    package func enterOutput() { sendOutput(.enter) }
    package func leaveOutput() { sendOutput(.leave) }

    private func sendOutput(_ event: WlSurface.EventCode) {
        for output in compositor.outputs { surface.send(event.rawValue, [.object(output)]) }
    }

    /// Sends the preferred scale, by `wp_fractional_scale_v1`.
    package func preferScale(_ scale: Double) {
        fractionalScale?.send(
            WpFractionalScaleV1.EventCode.preferredScale.rawValue, [.uint(UInt32((scale * 120).rounded()))])
    }

    /// Sends the preferred whole scale and turn, a value of `wl_output.transform`. Old clients get no such events.
    package func preferBuffer(scale: Int32, transform: UInt32 = 0) {
        guard surface.version >= 6 else { return }
        surface.send(WlSurface.EventCode.preferredBufferScale.rawValue, [.int(scale)])
        surface.send(WlSurface.EventCode.preferredBufferTransform.rawValue, [.uint(transform)])
    }

    /// Releases all buffers, including the one that is shown.
    package func releaseBuffers() {
        for buffer in held { buffer.release() }
        held = []
    }
}
