package import Foundation
package import Platform

/// The host without a screen: frame *k* is at exactly *k*/fps, and the clock goes on as fast as frames are drawn.
///
/// One frame:
/// 1. Timers and sleeping threads that are due by its time go off, each at its own time, and their effect is waited for.
/// 2. The clock is set, and with it the process's clocks.
/// 3. The driver does what is due (a script's commands).
/// 4. Each window that asked for a frame is told of it, and draws.
/// 5. The main run loop is emptied, and threads that are at work are waited for.
///
/// Frames that nobody wants are passed over, however many they are.
@MainActor package final class OffscreenHost: Platform.Host {
    package nonisolated var name: String { "offscreen" }
    package let framesPerSecond: Double
    /// Pixels per point of a new window.
    package let scale: Double
    /// The date of program time 0.
    package let startDate: Date
    /// Size of a window that does not care, in points.
    package nonisolated static let defaultSize = CGSize(width: 1024, height: 768)

    package internal(set) var wakeUps = WakeUpCounts()
    package let memoryPasteboard = MemoryPasteboard()
    package var pasteboard: any Pasteboard { memoryPasteboard }
    /// Says what happens when; not kept alive by the host.
    package weak var driver: (any FrameDriver)?
    package private(set) var windows: [OffscreenWindow] = []

    private enum State {
        case ready
        case stopped(ExitStatus)
    }

    private var state = State.ready
    /// Number of the frame that the clock stands at; nil before the first.
    private var frame: Int?
    /// Nil: the process's run loop is none of this host's business.
    private let mainLoop: MainLoop?
    /// True if the process's clocks and timers are on this host's time.
    private let hasProgramTime: Bool

    /// - Parameters:
    ///   - framesPerSecond: of the manual clock.
    ///   - scale: pixels per point of a new window.
    ///   - startDate: the date of program time 0. The date of frame *k* is *k*/fps later, however long frames take.
    ///   - servesTimers: puts the process's clocks and timers on program time, until the run ends. A test that turns the clock
    ///     itself leaves them alone: the timers of its process are not all its own.
    ///   - servesRunLoop: whether the main run loop is emptied at each frame. One of many hosts in a process leaves it
    ///     alone; then no timers are served either.
    package init(
        framesPerSecond: Double = 60, scale: Double = 1, startDate: Date = Date(timeIntervalSinceReferenceDate: 0),
        servesTimers: Bool = true, servesRunLoop: Bool = true
    ) {
        precondition(framesPerSecond > 0 && scale > 0, "A clock that stands and a window without pixels show nothing.")
        self.framesPerSecond = framesPerSecond
        self.scale = scale
        self.startDate = startDate
        mainLoop = servesRunLoop ? MainLoop() : nil
        hasProgramTime = servesTimers && servesRunLoop && ProgramTime.begin(at: startDate)
    }

    deinit { if hasProgramTime { ProgramTime.end() } }

    /// Program time in seconds: that of the frame that the clock stands at.
    package var time: Double { Double(frame ?? 0) / framesPerSecond }

    package func openWindow(
        _ options: WindowOptions, delegate: any WindowDelegate
    ) throws(HostError) -> any Window {
        openOffscreenWindow(options, delegate: delegate)
    }

    /// As ``openWindow(_:delegate:)``, which here cannot fail.
    package func openOffscreenWindow(_ options: WindowOptions, delegate: any WindowDelegate) -> OffscreenWindow {
        let window = OffscreenWindow(
            options, size: options.size ?? Self.defaultSize, scale: scale, host: self, delegate: delegate)
        windows.append(window)
        return window
    }

    package func run() -> ExitStatus {
        wakeUps.count(.start)
        mainLoop?.drain(waitsForThreads: hasProgramTime)
        while true {
            if case .stopped(let status) = state { return status }
            // Nothing is wanted and nothing will come: waiting longer would change nothing.
            guard advance() else { return .success }
        }
    }

    package func stop(_ status: ExitStatus) {
        if case .ready = state { state = .stopped(status) }
    }

    /// Goes on to the next frame that anybody wants, and does it.
    ///
    /// - Parameter limit: program time in seconds; frames after it are left for later.
    /// - Returns: false if there is no such frame, or the host was stopped.
    /// - Complexity: constant in the number of frames passed over.
    @discardableResult package func advance(until limit: Double = .infinity) -> Bool {
        guard case .ready = state, let next = nextFrame(), Double(next) / framesPerSecond <= limit else { return false }
        enter(next)
        return true
    }

    /// Does all frames up to `time`, and sets the clock to the last frame that is not after it, wanted or not.
    package func advance(to time: Double) {
        while advance(until: time) {}
        guard case .ready = state, time.isFinite else { return }
        let last = frameNumber(notAfter: time)
        if last > frame ?? -1 { enter(last) }
    }

    private func enter(_ next: Int) {
        frame = next
        fireTimers()
        if hasProgramTime { ProgramTime.move(to: time) }
        // Before any command: what acts on a window needs its size.
        for window in windows { window.deliverConfiguration() }
        for window in windows where window.wake(at: time) { wakeUps.count(.timer) }
        if let driver, let due = driver.nextDueTime, due <= time {
            wakeUps.count(.script)
            let isIdle = !windows.contains { $0.isFrameRequested }
            if let status = driver.frameBegins(at: time, isIdle: isIdle) { stop(status) }
        }
        for window in windows {
            guard case .ready = state else { break }
            window.deliverFrame()
        }
        mainLoop?.drain(waitsForThreads: hasProgramTime)
    }

    /// The next frame that a window, the driver or a timer wants.
    private func nextFrame() -> Int? {
        guard let frame else { return 0 }
        var times =
            [driver?.nextDueTime, hasProgramTime ? ProgramTime.nextDue : nil].compactMap { $0 }
            + windows.compactMap(\.wakeTime)
        if windows.contains(where: \.isFrameRequested) { times.append(time) }
        return times.filter { $0 < Self.endOfTime }.min().map { max(frame + 1, frameNumber(notBefore: max(0, $0))) }
    }

    /// In seconds: what waits for longer, some thirty years, waits for ever.
    private static let endOfTime = 1e9

    /// The first frame at or after `time`.
    private func frameNumber(notBefore time: Double) -> Int {
        var number = Int((time * framesPerSecond).rounded(.up))
        // The product may be off by a rounding error, the quotient is what counts.
        while number > 0, Double(number - 1) / framesPerSecond >= time { number -= 1 }
        while Double(number) / framesPerSecond < time { number += 1 }
        return number
    }

    /// The last frame at or before `time`.
    private func frameNumber(notAfter time: Double) -> Int {
        let number = frameNumber(notBefore: time)
        return Double(number) / framesPerSecond > time ? number - 1 : number
    }

    /// A window went away by itself.
    func closed(_ window: OffscreenWindow) { windows.removeAll { $0 === window } }

    // MARK: Timers

    /// Lets every timer and sleeping thread that is due by the clock go off, at its own time and in order, until its effect is
    /// there.
    private func fireTimers() {
        guard hasProgramTime else { return }
        // A timer that repeats faster than frames come must not hold up the clock for ever.
        var firings = 0
        while firings < 1_000, ProgramTime.fireNext(by: time) {
            wakeUps.count(.timer)
            firings += 1
            mainLoop?.drain(waitsForThreads: true)
        }
    }
}
