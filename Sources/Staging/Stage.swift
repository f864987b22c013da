@_spi(Engine) import AnimationCore
public import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import Runtime
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Hosts a view in a window in memory, on a clock that only moves when it is told: for tests.
///
/// What happens in here is what happens in a program's window, by the same code: events are dispatched, views updated,
/// frames advanced, damage collected and drawn. Frame *k* is at *k*/``framesPerSecond`` seconds; an event that is sent
/// between two frames shows at the time at which the clock stands.
///
/// Stages share nothing: as many may live in a process as tests run side by side. A stage leaves the process's run loop
/// alone, so what views start in a task, a timer or on a dispatch queue runs when the test awaits something.
@MainActor public final class Stage {
    /// Of the manual clock.
    public let framesPerSecond: Double
    /// Program time in seconds: how far the clock has been told to go. The frame that is seen is the last one not after it.
    public internal(set) var time = 0.0
    /// What the program did wrong, each mistake once, as a program prints it on standard error.
    public var problems: [String] { mistakes.lines }

    let host: OffscreenHost
    let programWindow: ProgramWindow
    let window: OffscreenWindow
    var pointer = ScriptPointer()
    private let mistakes: Mistakes

    /// Opens a window that shows a view, and draws its first frame, at time 0.
    ///
    /// - Parameters:
    ///   - size: of the window's content, in points.
    ///   - scale: device pixels per point.
    ///   - framesPerSecond: of the manual clock.
    ///   - colorScheme: light or dark.
    ///   - locale: in which numbers and dates are written; not the machine's, so that a test says the same everywhere.
    ///   - reducesMotion: whether the user wants less to move (S22).
    ///   - startDate: the date of time 0: what a `TimelineView` counts from. `Date()` knows nothing of it.
    ///   - content: what is tested.
    /// - Precondition: `scale` and `framesPerSecond` are above zero.
    public init<Content: View>(
        size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1, framesPerSecond: Double = 60,
        colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"), reducesMotion: Bool = false,
        startDate: Date = Date(timeIntervalSinceReferenceDate: 0), @ViewBuilder content: () -> Content
    ) {
        self.framesPerSecond = framesPerSecond
        var settings = PipelineSettings()
        settings.isDark = colorScheme == .dark
        settings.reducesMotion = reducesMotion
        settings.locale = locale
        host = OffscreenHost(
            framesPerSecond: framesPerSecond, scale: scale, startDate: startDate, servesTimers: false,
            servesRunLoop: false)
        let mistakes = Mistakes()
        let pipeline = FramePipeline(
            showing: content(), in: settings,
            report: FrameReport(host: host.name, refreshRate: framesPerSecond)
        ) { mistakes.lines.append($0) }
        pipeline.views.counters.countsBodiesByType = true
        self.mistakes = mistakes
        programWindow = ProgramWindow(pipeline: pipeline) {}
        window = host.openOffscreenWindow(
            WindowOptions(title: "Stage", applicationID: "lilt.stage", size: size), delegate: programWindow)
        programWindow.share(host.pasteboard)
        programWindow.begin(in: window)
        host.advance(to: 0)
    }

    deinit {
        // Views refer to each other in circles; only the end of their window ends them.
        let programWindow = programWindow
        onMainActor { programWindow.pipeline.views.close() }
    }

    var views: ViewHost { programWindow.pipeline.views }

    // MARK: Time

    /// Goes on by so many seconds, and draws all frames on the way that something asked for.
    ///
    /// - Parameter seconds: less than zero, and what is no number, counts as 0.
    public func advance(by seconds: Double) { advance(to: time + (seconds > 0 ? seconds : 0)) }

    /// Goes on to a time, in seconds since the first frame. A time that has passed changes nothing.
    public func advance(to time: Double) {
        deliver()
        guard time > self.time, time.isFinite else { return }
        // Sums of tenths are not quite what they should be; the frame at their end belongs to them.
        host.advance(to: time + Self.rounding / framesPerSecond)
        self.time = time
    }

    /// Goes on by so many frames.
    public func advance(frames: Int) {
        let current = (time * framesPerSecond + Self.rounding).rounded(.down)
        advance(to: (current + Double(max(frames, 0))) / framesPerSecond)
    }

    /// Part of a frame within which a time counts as that of the frame.
    private static let rounding = 1e-6

    /// Whether nothing moves and nothing is to be done: no frame is asked for.
    public var isIdle: Bool { !window.isFrameRequested }

    /// Goes on, frame by frame, until nothing moves any more.
    ///
    /// - Parameter limit: in seconds from now.
    /// - Returns: how long it took, in seconds.
    /// - Throws: ``StageError/notSettled(after:moving:)`` if something still moves after that time.
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

    /// What runs, for the error that says that it does not come to an end.
    private var moving: [String] {
        views.layers.snapshot().all.filter { !$0.animating.isEmpty }.map { layer in
            let name = [layer.label, layer.text].compactMap { $0 }.first.map { " “\($0)”" } ?? ""
            return "\(layer.view)\(name): \(layer.animating.joined(separator: ", "))"
        }
    }

    // MARK: The window

    /// Size of the window's content, in points; a new one is laid out at once.
    public var size: CGSize {
        get { window.size }
        set {
            window.resize(to: newValue)
            deliver()
        }
    }

    /// Device pixels per point.
    public var scale: CGFloat {
        get { window.scale }
        set {
            window.setScale(newValue)
            deliver()
        }
    }

    /// Draws the frame at the clock's time once more if there is something new to it: what a test wrote or sent is seen at
    /// once, and what that set in motion begins now. What only moves has been drawn for this time.
    func deliver() {
        if views.needsUpdate || views.layers.hasDamage || views.hasDueCompletions { window.deliverFrame() }
    }
}

/// Collects what a host has to say; it is made before its stage.
@MainActor private final class Mistakes {
    var lines: [String] = []
}
