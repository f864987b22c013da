package import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

/// One `xdg_toplevel`: its objects, its size and scale, and the schedule of its frames.
@MainActor package final class WaylandWindow: Window {
    package internal(set) var size: CGSize
    package internal(set) var scale: Double = 1

    let surface: WlSurface
    weak var host: WaylandHost?
    weak var delegate: (any WindowDelegate)?
    let options: WindowOptions

    let shellSurface: XdgSurface
    let toplevel: XdgToplevel
    var decoration: ZxdgToplevelDecorationV1?
    var viewport: WpViewport?
    var fractionalScale: WpFractionalScaleV1?
    /// Outputs that show some part of the window.
    var enteredOutputs: [WlOutput] = []
    /// What the compositor wants the scale to be, where it says so itself.
    var preferredScale: Double?
    var pendingConfiguration = ToplevelConfiguration()
    var configuration: WindowConfiguration?
    /// The size to take when the compositor has none.
    var floatingSize: CGSize

    var schedule = FrameSchedule.unconfigured
    var predictor = FramePredictor()
    var wakeUp = FrameWakeUp()
    let buffers: BufferPool
    var frameCount = 0
    /// The frame being drawn.
    var currentFrame: CurrentFrame?
    var callback: WlCallback?
    var feedbacks: [Int: WpPresentationFeedback] = [:]
    /// The size that the surface was last told its buffers stand for, in points.
    var committedDestination: CGSize?
    var committedScale: Int32 = 1

    var cursor = Cursor.arrow

    struct CurrentFrame {
        var index: Int
        /// Monotonic seconds.
        var drawn: Double
        var predicted: Double
    }

    /// Nil if the compositor lacks what windows need.
    init?(_ options: WindowOptions, delegate: any WindowDelegate, host: WaylandHost) {
        guard let compositor = host.globals.compositor, let shm = host.globals.shm, let shell = host.globals.shell
        else { return nil }
        self.options = options
        self.delegate = delegate
        self.host = host
        size = options.size ?? CGSize(width: 800, height: 600)
        floatingSize = size
        surface = compositor.createSurface()
        shellSurface = shell.getXdgSurface(surface: surface)
        toplevel = shellSurface.getToplevel()
        let release = ReleaseHandler()
        buffers = BufferPool(shm: shm) { release.body?() }
        release.body = { [weak self] in self?.bufferReleased() }
        scale = preferredIntegerScale()
        predictor.outputChanged(refreshInterval: 1 / refreshRate)
        listen()
        describe(host.globals)
        // Without a buffer: asks for the first configure event.
        surface.commit()
    }

    /// Breaks the circle of "the pool needs the window, the window needs the pool".
    private final class ReleaseHandler {
        var body: (@MainActor () -> Void)?
    }

    package var refreshRate: Double {
        let outputs = shownOutputs
        return outputs.map(\.refreshRate).first { $0 > 0 } ?? 60
    }

    package var startDate: Date { host?.startDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    // MARK: Requests

    package func setTitle(_ title: String) {
        toplevel.setTitle(title: title)
        host?.scheduleTurn()
    }

    package func setCursor(_ cursor: Cursor) {
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        guard let host else { return }
        for seat in host.globals.seats.values { seat.pointer?.cursorChanged(in: self) }
        host.scheduleTurn()
    }

    package func close() {
        guard schedule != .closed else { return }
        schedule = .closed
        wakeUp.cancel()
        callback?.proxy.forget()
        for feedback in feedbacks.values { feedback.proxy.forget() }
        feedbacks = [:]
        decoration?.destroy()
        fractionalScale?.destroy()
        viewport?.destroy()
        toplevel.destroy()
        shellSurface.destroy()
        surface.destroy()
        buffers.destroy()
        host?.forget(self)
        host?.scheduleTurn()
    }

    func emit(_ event: WindowEvent) {
        guard schedule != .closed else { return }
        delegate?.window(self, received: event)
    }

    private func listen() {
        surface.onEvent { [weak self] event in self?.received(event) }
        toplevel.onEvent { [weak self] event in self?.received(event) }
        shellSurface.onEvent { [weak self] event in
            switch event {
            case .configure(let serial): self?.configure(serial: serial)
            }
        }
    }

    private func describe(_ globals: Globals) {
        toplevel.setTitle(title: options.title)
        toplevel.setAppId(appId: options.applicationID)
        if let minimum = options.minimumSize {
            toplevel.setMinSize(width: Int32(minimum.width.rounded(.up)), height: Int32(minimum.height.rounded(.up)))
        }
        if options.startsFullscreen { toplevel.setFullscreen(output: nil) }
        if let decorations = globals.decorations {
            let decoration = decorations.getToplevelDecoration(toplevel: toplevel)
            decoration.setMode(mode: .serverSide)
            self.decoration = decoration
        }
        if let viewporter = globals.viewporter, let scales = globals.fractionalScales {
            viewport = viewporter.getViewport(surface: surface)
            let fractionalScale = scales.getFractionalScale(surface: surface)
            fractionalScale.onEvent { [weak self] event in
                switch event {
                case .preferredScale(let scale): self?.scalePreferred(Double(scale) / 120)
                }
            }
            self.fractionalScale = fractionalScale
        }
    }
}
