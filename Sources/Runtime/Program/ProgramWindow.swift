@_spi(Engine) import AnimationCore
import CairoRenderer
import Foundation
import LayerTree
import OffscreenPlatform
package import Platform
@_spi(Engine) import Presentations
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// One window of a program: what its host says goes in here, and frames come out.
@MainActor package final class ProgramWindow: WindowDelegate {
    package let pipeline: FramePipeline
    package private(set) var window: (any Platform.Window)?
    /// Called once, when it is closed.
    var onClose: () -> Void
    /// Asked at each frame before it is drawn: the script of a run on real time.
    var beforeFrame: ((Double) -> Void)?
    package private(set) var hasEnded = false
    private var isDrawing = false
    /// As the environment has them.
    private var knownScale = 1.0
    private var wasActivated = true
    private var pictured: Picture?

    /// As long as this stays the same, what has been drawn need not be drawn again.
    private struct Picture: Equatable {
        var size: CGSize
        var scale: Double
        var surface: Int
    }

    /// Nil until it is opened on a host that has limits.
    private var limits: ContentLimits?
    /// Until the script's next command is due.
    private var scriptTimer: Timer?

    package init(pipeline: FramePipeline, onClose: @escaping () -> Void = {}) {
        self.pipeline = pipeline
        self.onClose = onClose
        pipeline.views.onNeedsFrame = { [weak self] in self?.frameIsNeeded() }
        // Plain layers are changed whenever their program likes.
        pipeline.views.layers.onChange = { [weak self] in self?.frameIsNeeded() }
        // A completion may become due though nothing was written (S10.11), when nobody would look before the next event.
        pipeline.views.completions.addWakeUp { [weak self] in
            guard let self else { return false }
            onMainActor { self.frameIsNeeded() }
            return true
        }
    }

    private func frameIsNeeded() {
        // The end of a frame looks by itself; what it has done by then needs no further one.
        if !isDrawing { window?.requestFrame() }
    }

    private func draw(_ frame: FrameTime, in window: any Platform.Window) {
        guard !hasEnded else { return }
        isDrawing = true
        defer { isDrawing = false }
        pipeline.draw(frame, in: window)
    }

    /// - Parameter sizing: how far the content decides about the window's size.
    package func open(
        on host: any Platform.Host, _ options: WindowOptions, sizing: WindowSizing = .automatic
    ) throws(HostError) {
        share(host.pasteboard)
        limits = ContentLimits(sizing)
        begin(in: try host.openWindow(options, delegate: self))
    }

    /// Has views copy to a pasteboard and paste from it.
    package func share(_ pasteboard: any Pasteboard) { pipeline.views.clipboard = HostClipboard(pasteboard) }

    /// Shows the views in a window whose delegate this is.
    package func begin(in window: any Platform.Window) {
        self.window = window
        pipeline.views.onPointerShape = { [weak window] shape in window?.setCursor(shape == .text ? .text : .arrow) }
        IdleTimer.shared.follow(for: self) { [weak window] in window?.setKeepsScreenOn($0) }
        pipeline.views.onTextInput = { [weak window] in window?.setTextInput($0.map(TextInputState.init)) }
        let popups = ProgramPopups(pipeline, in: window)
        pipeline.popups = popups
        pipeline.views.presentations.surfaces = popups
        let drags = HostDrags(pipeline, in: window)
        pipeline.drags = drags
        pipeline.views.dragging.desktop = drags
        pipeline.views.startDate = window.startDate
        // What is known before the host configures the window: a script may ask for a picture of the very first frame.
        pipeline.views.size = window.size
        ScreenFacts.size = window.size
        tellViews(scale: window.scale, isActivated: true)
        limits?.tell(window, of: pipeline)
        window.requestFrame()
    }

    package func window(_ window: any Platform.Window, received event: WindowEvent) {
        self.window = window
        switch event {
        case .configured(let configuration): configure(configuration)
        case .frame(let frame):
            beforeFrame?(frame.seconds)
            draw(frame, in: window)
            limits?.tell(window, of: pipeline)
        case .unseen(let time):
            beforeFrame?(time)
            pipeline.goOn(at: time, in: window)
        case .presented(let report): pipeline.report.presented(report)
        case .pointer(let event):
            if event.kind == .entered, pipeline.logs.contains(.wayland) {
                Log.write(.wayland, "the pointer came at \(event.location.x), \(event.location.y)")
            }
            pipeline.dispatch(event)
            // A long press is due at a known time, though nothing may change before.
            window.requestFrame(at: pipeline.nextWakeTime)
        case .key(let event):
            pipeline.dispatch(event)
            // A caret blinks though nothing else happens.
            window.requestFrame(at: pipeline.nextWakeTime)
        case .composed(let composition):
            pipeline.dispatch(composition)
            window.requestFrame(at: pipeline.nextWakeTime)
        case .drag(let event): pipeline.dispatch(event)
        case .closeRequested: close()
        }
    }

    /// Plays a script in a window, on real time: each command at the first frame that is not before it, be it one that
    /// nobody sees. Between commands one timer waits; no frame is asked for.
    func play(_ script: ScriptPlayer, on host: any Platform.Host) {
        beforeFrame = { [weak self] time in
            if let status = script.frameBegins(at: time, isIdle: false) { host.stop(status) }
            self?.wakeForScript(script.nextDueTime.map { $0 - time })
        }
    }

    private func wakeForScript(_ delay: Double?) {
        scriptTimer?.invalidate()
        scriptTimer = nil
        guard let delay else { return }
        guard delay > 0.05 else {
            window?.requestFrame()
            return
        }
        scriptTimer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.window?.requestFrame() }
        }
    }

    private func configure(_ configuration: WindowConfiguration) {
        if pipeline.logs.contains(.wayland) {
            Log.write(
                .wayland,
                "configured: \(configuration.size.width) by \(configuration.size.height) points, scale "
                    + "\(configuration.scale), active \(configuration.isActivated)")
        }
        let views = pipeline.views
        let picture = Picture(
            size: configuration.size, scale: configuration.scale, surface: configuration.surface)
        let isNewPicture = picture != pictured
        pictured = picture
        if views.size != configuration.size { views.size = configuration.size }
        (ScreenFacts.size, ScreenFacts.scale) = (configuration.size, configuration.scale)
        tellViews(scale: configuration.scale, isActivated: configuration.isActivated)
        guard isNewPicture else { return }
        // A new size or scale comes with new buffers, of which nothing is known.
        views.layers.damageEverything()
        pipeline.damage.removeAll()
        window?.requestFrame()
    }

    /// What views may read of the window's state; said only when it differs, so that a mere change of size says nothing.
    private func tellViews(scale: Double, isActivated: Bool) {
        guard scale != knownScale || isActivated != wasActivated else { return }
        knownScale = scale
        wasActivated = isActivated
        pipeline.views.editEnvironment { environment in
            environment.displayScale = CGFloat(scale)
            environment.scenePhase = isActivated ? .active : .inactive
        }
    }

    func close() {
        guard !hasEnded else { return }
        hasEnded = true
        window?.close()
        onClose()
    }

    /// The window as it is to be seen at `time`, with everything that was sent to it before.
    func picture(at time: Double) -> Bitmap? {
        guard let window else { return nil }
        pipeline.update()
        pipeline.advance(to: time)
        return pipeline.picture(size: window.size, scale: window.scale)
    }
}
