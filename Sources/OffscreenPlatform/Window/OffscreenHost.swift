package import Foundation
package import Platform

/// A host without a screen: frame *k* is at exactly *k*/fps, and the clock advances as fast as frames are drawn.
///
/// Steps of one frame:
/// 1. Fire the timers and wake the sleeping threads that are due by the frame's time, each at its own time, and wait
///    for their effect.
/// 2. Set the host's clock and the process's clocks to the frame's time.
/// 3. The driver performs the actions that are due, such as a script's commands.
/// 4. Each window that requested a frame draws.
/// 5. Drain the main run loop, and wait for other threads that are at work.
///
/// Frames that no window, driver or timer needs are skipped in constant time.
@MainActor package final class OffscreenHost: Platform.Host {
    package nonisolated var name: String { "offscreen" }
    package let framesPerSecond: Double
    /// Pixels per point of a new window.
    package let scale: Double
    /// Date of program time 0.
    package let startDate: Date
    /// Size of a window that requests none, in points.
    package nonisolated static let defaultSize = CGSize(width: 1024, height: 768)

    package internal(set) var wakeUps = WakeUpCounts()
    package let memoryPasteboard = MemoryPasteboard()
    package var pasteboard: any Pasteboard { memoryPasteboard }
    /// Decides what happens at each frame; the host does not keep it alive.
    package weak var driver: (any FrameDriver)?
    package private(set) var windows: [OffscreenWindow] = []

    private enum State {
        case ready
        case stopped(ExitStatus)
    }

    private var state = State.ready
    /// Number of the current frame; nil before the first.
    private var frame: Int?
    /// The main run loop; nil if the host does not serve it.
    private let mainLoop: MainLoop?
    /// True if the process's clocks and timers are on this host's time.
    private let hasProgramTime: Bool

    /// Creates a host before its first frame.
    /// - Parameters:
    ///   - framesPerSecond: frame rate of the manual clock.
    ///   - scale: pixels per point of a new window.
    ///   - startDate: date of program time 0. Frame *k* is dated *k*/fps later, however long frames take.
    ///   - servesTimers: true to put the process's clocks and timers on program time, as long as the host lives. Tests
    ///     that advance the clock themselves pass false, as not all timers of their process are theirs.
    ///   - servesRunLoop: true to drain the main run loop at each frame. One of many hosts in a process passes false;
    ///     timers are not served then either.
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

    /// Program time of the current frame, in seconds.
    package var time: Double { Double(frame ?? 0) / framesPerSecond }

    /// Opens a window in memory.
    ///
    /// - Throws: nothing; `throws` is part of the requirement of ``Host``.
    package func openWindow(
        _ options: WindowOptions, delegate: any WindowDelegate
    ) throws(HostError) -> any Window {
        openOffscreenWindow(options, delegate: delegate)
    }

    /// Opens a window, like ``openWindow(_:delegate:)``, but cannot fail.
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
            // Nothing is wanted and nothing is scheduled, so waiting would change nothing.
            guard advance() else { return .success }
        }
    }

    package func stop(_ status: ExitStatus) {
        if case .ready = state { state = .stopped(status) }
    }

    /// Advances to the next frame that is wanted, and performs it.
    ///
    /// - Parameter limit: program time in seconds; frames after it are not performed.
    /// - Returns: false if there is no such frame, or the host has been stopped.
    /// - Complexity: constant in the number of frames skipped.
    @discardableResult package func advance(until limit: Double = .infinity) -> Bool {
        guard case .ready = state, let next = nextFrame(), Double(next) / framesPerSecond <= limit else { return false }
        enter(next)
        return true
    }

    /// Performs all wanted frames up to `time`, then sets the clock to the last frame not after it.
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
        // Before any command, as commands that act on a window need its size.
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

    /// Number of the next frame that a window, the driver or a timer wants; nil if there is none.
    private func nextFrame() -> Int? {
        guard let frame else { return 0 }
        var times =
            [driver?.nextDueTime, hasProgramTime ? ProgramTime.nextDue : nil].compactMap { $0 }
            + windows.compactMap(\.wakeTime)
        if windows.contains(where: \.isFrameRequested) { times.append(time) }
        return times.filter { $0 < Self.endOfTime }.min().map { max(frame + 1, frameNumber(notBefore: max(0, $0))) }
    }

    /// Program time in seconds, some thirty years, after which nothing is waited for.
    private static let endOfTime = 1e9

    /// Number of the first frame at or after `time`.
    private func frameNumber(notBefore time: Double) -> Int {
        var number = Int((time * framesPerSecond).rounded(.up))
        // The product may have a rounding error; the quotient decides.
        while number > 0, Double(number - 1) / framesPerSecond >= time { number -= 1 }
        while Double(number) / framesPerSecond < time { number += 1 }
        return number
    }

    /// Number of the last frame at or before `time`.
    private func frameNumber(notAfter time: Double) -> Int {
        let number = frameNumber(notBefore: time)
        return Double(number) / framesPerSecond > time ? number - 1 : number
    }

    /// Forgets a window that has closed.
    func closed(_ window: OffscreenWindow) { windows.removeAll { $0 === window } }

    // MARK: Timers

    /// Fires every timer and wakes every sleeping thread that is due by the clock, at its own time and in order, and
    /// waits for the effect of each.
    private func fireTimers() {
        guard hasProgramTime else { return }
        // Limited, so that a timer that repeats without end does not stop the clock.
        var firings = 0
        while firings < 1_000, ProgramTime.fireNext(by: time) {
            wakeUps.count(.timer)
            firings += 1
            mainLoop?.drain(waitsForThreads: true)
        }
    }
}
