public import AccessibilityTree
@_spi(Engine) import AnimationCore
public import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import Runtime
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Window in memory that hosts a view on a manual clock, for tests.
///
/// Runs the code of a program's window: dispatch of events, update of views, advance of frames, damage and
/// drawing. Frame *k* is at *k*/``framesPerSecond`` seconds; an event sent between two frames takes effect at the
/// current time of the clock.
///
/// Stages share no state, so tests with stages can run in parallel. A stage does not run the process's run loop: what
/// views start in a task, a timer or on a dispatch queue runs when the test awaits something.
@MainActor public final class Stage {
    /// Frame rate of the manual clock.
    public let framesPerSecond: Double
    /// Program time in seconds to which the clock has been advanced. The visible frame is the last one not after it.
    public internal(set) var time = 0.0
    /// Mistakes of the program, each once, as a program prints them on standard error.
    public var problems: [String] { mistakes.lines }

    /// Announcements to assistive technology, in order.
    public private(set) var announcements: [AccessibilityAnnouncement] = []

    let host: OffscreenHost
    let programWindow: ProgramWindow
    let window: OffscreenWindow
    var pointer = ScriptPointer()
    private let mistakes: Mistakes

    /// Opens a window that shows a view, and draws its first frame at time 0.
    ///
    /// - Parameters:
    ///   - size: size of the window's content, in points.
    ///   - scale: device pixels per point.
    ///   - framesPerSecond: frame rate of the manual clock.
    ///   - colorScheme: light or dark.
    ///   - locale: format of numbers and dates; not the machine's, so that results are the same everywhere.
    ///   - reducesMotion: true if the user wants reduced motion (S22).
    ///   - textSize: size of text that the user wants.
    ///   - contrast: contrast of colours that the user wants.
    ///   - screenReaderIsOn: true if a screen reader runs.
    ///   - startDate: date of time 0, from which a `TimelineView` counts. `Date()` is not affected.
    ///   - content: the view.
    /// - Precondition: `scale` and `framesPerSecond` are above zero.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1, framesPerSecond: Double = 60,
        colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"), reducesMotion: Bool = false,
        textSize: DynamicTypeSize = .large, contrast: ColorSchemeContrast = .standard,
        screenReaderIsOn: Bool = false, startDate: Date = Date(timeIntervalSinceReferenceDate: 0),
        @ViewBuilder content: () -> Content
    ) {
        var settings = PipelineSettings()
        settings.isDark = colorScheme == .dark
        settings.reducesMotion = reducesMotion
        settings.textSize = textSize
        settings.contrast = contrast
        settings.locale = locale
        let host = OffscreenHost(
            framesPerSecond: framesPerSecond, scale: scale, startDate: startDate, servesTimers: false,
            servesRunLoop: false)
        self.init(content(), size: size, in: settings, host: host, screenReaderIsOn: screenReaderIsOn)
    }

    /// Opens a window that is the only one of a program, whose tasks, timers and queues run as the clock advances.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - size: size of the window's content, in points.
    ///   - scale: device pixels per point.
    ///   - colorScheme: light or dark.
    ///   - locale: format of numbers and dates.
    package convenience init(
        program view: some View, size: CGSize, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        var settings = PipelineSettings()
        settings.isDark = colorScheme == .dark
        settings.locale = locale
        self.init(view, size: size, in: settings, host: OffscreenHost(scale: scale), screenReaderIsOn: false)
    }

    private init(
        _ view: some View, size: CGSize, in settings: PipelineSettings, host: OffscreenHost, screenReaderIsOn: Bool
    ) {
        framesPerSecond = host.framesPerSecond
        self.host = host
        let mistakes = Mistakes()
        let pipeline = FramePipeline(
            showing: view, in: settings,
            report: FrameReport(host: host.name, refreshRate: host.framesPerSecond)
        ) { mistakes.lines.append($0) }
        pipeline.views.counters.countsBodiesByType = true
        pipeline.setScreenReader(isOn: screenReaderIsOn)
        self.mistakes = mistakes
        programWindow = ProgramWindow(pipeline: pipeline) {}
        window = host.openOffscreenWindow(
            WindowOptions(title: "Stage", applicationID: "lilt.stage", size: size), delegate: programWindow)
        programWindow.share(host.pasteboard)
        programWindow.begin(in: window)
        pipeline.views.onAnnouncement = { [weak self] words, urgency in
            self?.announcements.append(AccessibilityAnnouncement(words, urgency))
        }
        host.advance(to: 0)
    }

    deinit {
        // Views refer to each other in cycles; closing the window breaks these.
        let programWindow = programWindow
        onMainActor { programWindow.pipeline.views.close() }
    }

    package var views: ViewHost { programWindow.pipeline.views }

    // MARK: Time

    /// Advances by `seconds` and draws all frames requested on the way.
    ///
    /// - Parameter seconds: duration; negative values and NaN count as 0.
    public func advance(by seconds: Double) { advance(to: time + (seconds > 0 ? seconds : 0)) }

    /// Advances to `time`, in seconds since the first frame. A past time changes nothing.
    public func advance(to time: Double) {
        deliver()
        guard time > self.time, time.isFinite else { return }
        // Sums of tenths are inexact; the frame at their end still belongs to them.
        host.advance(to: time + Self.rounding / framesPerSecond)
        self.time = time
    }

    /// Advances by `frames` frames.
    public func advance(frames: Int) {
        let current = (time * framesPerSecond + Self.rounding).rounded(.down)
        advance(to: (current + Double(max(frames, 0))) / framesPerSecond)
    }

    /// Tolerance in frames within which a time counts as that of a frame.
    private static let rounding = 1e-6

    /// True if no frame is requested: nothing moves and nothing is due.
    public var isIdle: Bool { !window.isFrameRequested }

    /// Advances frame by frame until nothing moves.
    ///
    /// - Parameter limit: largest duration in seconds from now.
    /// - Returns: the duration in seconds.
    /// - Throws: ``StageError/notSettled(after:moving:)`` if something still moves after `limit`.
    @discardableResult public func settle(limit: Double = 60) throws(StageError) -> Double {
        let start = time
        deliver()
        while !isIdle {
            guard host.advance(until: start + limit) else {
                throw .notSettled(after: limit, moving: moving)
            }
            time = max(time, host.time)
        }
        return time - start
    }

    /// Advances until nothing moves and no timer or sleeping task of the program is due.
    ///
    /// - Parameter limit: largest duration in seconds from now, after which what still moves is left as it is.
    package func rest(limit: Double) {
        let end = time + limit
        // A frame is performed in any case, and after it what views have put on the main queue.
        advance(frames: 1)
        while host.advance(until: end) { time = max(time, host.time) }
    }

    /// Descriptions of running animations, for the error message.
    private var moving: [String] {
        views.layers.snapshot().all.filter { !$0.animating.isEmpty }.map { layer in
            let name = [layer.label, layer.text].compactMap { $0 }.first.map { " “\($0)”" } ?? ""
            return "\(layer.view)\(name): \(layer.animating.joined(separator: ", "))"
        }
    }

    // MARK: The window

    /// Size of the window's content, in points. Setting it lays out at once.
    public var size: CGSize {
        get { window.size }
        set {
            window.resize(to: newValue)
            deliver()
        }
    }

    /// Device pixels per point. Setting it draws at once.
    public var scale: CGFloat {
        get { window.scale }
        set {
            window.setScale(newValue)
            deliver()
        }
    }

    /// Redraws the frame at the current time if something has changed: writes and events of a test are visible at once,
    /// and their animations begin now. Moving things have been drawn for this time already.
    func deliver() {
        if views.needsUpdate || views.layers.hasDamage || views.completions.hasDue { window.deliverFrame() }
    }
}

/// Collector of error messages; made before its stage.
@MainActor private final class Mistakes {
    var lines: [String] = []
}
