import AccessibilityTree
@_spi(Engine) import AnimationCore
import CairoRenderer
import Foundation
import LayerTree
import OffscreenPlatform
package import Platform
@_spi(Engine) import Presentations
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// One window of a program: receives the host's events and draws frames.
@MainActor package final class ProgramWindow: WindowDelegate {
    package let pipeline: FramePipeline
    package private(set) var window: (any Platform.Window)?
    /// Called once, when the window is closed.
    var onClose: () -> Void
    /// Called before each frame with the host's time, in seconds; plays the script of a run in real time.
    var beforeFrame: ((Double) -> Void)?
    package private(set) var hasEnded = false
    package private(set) var title = ""
    /// Question that people are asked before the window closes; nil for none.
    var closingQuestion: OwnWindow.ClosingQuestion?
    private var isDrawing = false
    /// Scale and activation, as last set in the environment.
    private var knownScale = 1.0
    private var wasActivated = true
    private var pictured: Picture?

    /// Properties of the buffers. While they are equal, the buffers' content stays valid.
    private struct Picture: Equatable {
        var size: CGSize
        var scale: Double
        var surface: Int
    }

    /// The views as assistive technology reads them; nil while nobody does.
    var reader: ViewAccessibility?
    /// Size limits of the content; nil until the window is opened on a host.
    private var limits: ContentLimits?
    /// Timer for the script's next command.
    private var scriptTimer: Timer?
    /// Time of the script's command that the timer waits for.
    private var scriptTimerTime: Double?

    package init(pipeline: FramePipeline, onClose: @escaping () -> Void = {}) {
        self.pipeline = pipeline
        self.onClose = onClose
        pipeline.views.onNeedsFrame = { [weak self] in self?.frameIsNeeded() }
        // Plain layers may be changed by their program at any time.
        pipeline.views.layers.onChange = { [weak self] in self?.frameIsNeeded() }
        // A completion may become due without a write (S10.11), while no event or frame is pending.
        pipeline.views.completions.addWakeUp { [weak self] in
            guard let self else { return false }
            onMainActor { self.frameIsNeeded() }
            return true
        }
    }

    private func frameIsNeeded() {
        // At the end of a frame, draw(_:in:) checks itself for more work. Requests during the frame are not needed.
        if !isDrawing { window?.requestFrame() }
    }

    private func draw(_ frame: FrameTime, in window: any Platform.Window) {
        guard !hasEnded else { return }
        isDrawing = true
        defer { isDrawing = false }
        pipeline.draw(frame, in: window)
    }

    /// Opens the window on `host`.
    ///
    /// - Parameters:
    ///   - host: host of the window.
    ///   - options: properties of the window.
    ///   - sizing: relation between the window's size limits and the content.
    /// - Throws: a ``HostError`` if the host cannot open the window.
    package func open(
        on host: any Platform.Host, _ options: WindowOptions, sizing: WindowSizing = .automatic
    ) throws(HostError) {
        share(host.pasteboard)
        limits = ContentLimits(sizing)
        title = options.title
        begin(in: try host.openWindow(options, delegate: self))
    }

    /// Connects the views' copying and pasting to `pasteboard`.
    package func share(_ pasteboard: any Pasteboard) { pipeline.views.clipboard = HostClipboard(pasteboard) }

    /// Shows the views in `window`, whose delegate must be this object.
    package func begin(in window: any Platform.Window) {
        self.window = window
        OpenWindows.add(pipeline.views)
        pipeline.views.onPointerShape = { [weak window] shape in window?.setCursor(Cursor(shape)) }
        IdleTimer.shared.follow(for: self) { [weak window] in window?.setKeepsScreenOn($0) }
        pipeline.views.onTextInput = { [weak window] in window?.setTextInput($0.map(TextInputState.init)) }
        let popups = ProgramPopups(pipeline, in: window)
        pipeline.popups = popups
        pipeline.views.presentations.surfaces = popups
        let drags = HostDrags(pipeline, in: window)
        pipeline.drags = drags
        pipeline.views.dragging.desktop = drags
        pipeline.views.provideFileDialogs(HostFileDialogs.access(to: window))
        pipeline.views.startDate = window.startDate
        // Set before the host configures the window, because a script may ask for a picture of the first frame.
        pipeline.views.size = window.size
        ScreenFacts.size = window.size
        tellViews(scale: window.scale, isActivated: true)
        limits?.tell(window, of: pipeline)
        window.setAccessibilitySource(self)
        pipeline.views.onAnnouncement = { [weak window] in window?.announce($0, $1) }
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
            // A long press may become due without another event or change.
            window.requestFrame(at: pipeline.nextWakeTime)
        case .key(let event):
            pipeline.dispatch(event)
            if event.phase == .down, pipeline.logs.contains(.wayland) { log(event) }
            // The caret blinks without another event.
            window.requestFrame(at: pipeline.nextWakeTime)
        case .modifiersHeld(let keys):
            pipeline.dispatch(keys)
            window.requestFrame(at: pipeline.nextWakeTime)
        case .composed(let composition):
            pipeline.dispatch(composition)
            window.requestFrame(at: pipeline.nextWakeTime)
        case .drag(let event):
            pipeline.dispatch(event)
            if pipeline.logs.contains(.wayland) { log(event) }
        case .closeRequested: requestClosing()
        }
    }

    /// Logs a key that has been handled, and when the next frame is due. A key that types is not named: it may be part of
    /// a password.
    private func log(_ event: KeyEvent) {
        let key = event.characters.isEmpty ? "the key \(event.keyName)" : "a key"
        Log.write(.wayland, "\(key) went down, \(pipeline.outlook)")
    }

    private func log(_ event: DragEvent) {
        let text =
            switch event {
            case .entered(_, let place): "came at \(place.x), \(place.y)"
            case .moved(let place): "moved to \(place.x), \(place.y)"
            case .left: "left"
            case .dropped: "was dropped"
            }
        Log.write(.wayland, "a drag \(text)")
    }

    /// Plays a script in the window in real time. Each command runs at the first frame at or after its time, visible or
    /// not. Between commands one timer waits, and no frames are requested.
    func play(_ script: ScriptPlayer, on host: any Platform.Host) {
        beforeFrame = { [weak self] time in
            if let status = script.frameBegins(at: time, isIdle: false) { host.stop(status) }
            self?.wakeForScript(at: script.nextDueTime, now: time)
        }
    }

    private func wakeForScript(at due: Double?, now: Double) {
        // A timer of its own for each frame of an animation would cost a system call each.
        if let due, due == scriptTimerTime, scriptTimer?.isValid == true { return }
        scriptTimer?.invalidate()
        scriptTimer = nil
        scriptTimerTime = due
        guard let due else { return }
        let delay = due - now
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
                    + "\(configuration.scale), active \(configuration.isActivated)"
                    + (configuration.isSuspended ? ", suspended" : ""))
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
        // A new size or scale uses new buffers with unknown content.
        views.layers.damageEverything()
        pipeline.damage.removeAll()
        window?.requestFrame()
    }

    /// Updates the window's state in the environment, only if it has changed, so that a change of size alone does not
    /// invalidate it.
    private func tellViews(scale: Double, isActivated: Bool) {
        guard scale != knownScale || isActivated != wasActivated else { return }
        if isActivated != wasActivated { ProgramLife.activityChanged(isActive: isActivated) }
        knownScale = scale
        wasActivated = isActivated
        pipeline.views.editEnvironment { environment in
            environment.displayScale = CGFloat(scale)
            environment.scenePhase = isActivated ? .active : .inactive
        }
    }

    func setTitle(_ title: String) {
        guard title != self.title else { return }
        self.title = title
        window?.setTitle(title)
    }

    /// True if people have to be asked before the window closes.
    var asksBeforeClosing: Bool { !hasEnded && closingQuestion?.isNeeded() == true }

    /// Closes the window, after people have agreed if they have to be asked.
    ///
    /// - Parameter closed: called when the window has been closed; not if people refuse.
    func requestClosing(_ closed: @escaping @MainActor () -> Void = {}) {
        guard asksBeforeClosing, let closingQuestion else {
            close()
            return closed()
        }
        window?.bringToFront()
        closingQuestion.ask { [weak self] agree in
            guard agree, let self else { return }
            close()
            closed()
        }
    }

    func close() {
        guard !hasEnded else { return }
        hasEnded = true
        OpenWindows.remove(pipeline.views)
        window?.close()
        onClose()
    }

    /// Returns the window as it is presented at host time `time`, including the effects of all earlier events.
    func picture(at time: Double) -> Bitmap? {
        guard let window else { return nil }
        pipeline.update()
        pipeline.advance(to: time)
        return pipeline.picture(size: window.size, scale: window.scale)
    }
}
