import Foundation
package import Platform

/// Statistics of a run's frames, collected during the run in constant memory (docs/contracts.md).
@MainActor package final class FrameReport {
    /// Passes of a frame, in order. A pass is counted and timed only when it has work to do.
    package enum Pass: Int, CaseIterable, Sendable { case dispatch, update, advance, damage, rasterise, commit }

    let host: String
    package var refreshRate: Double
    package private(set) var frames = 0
    private(set) var missed = 0
    package private(set) var damagedPixels = 0
    /// Duration of the last committed frame, in milliseconds.
    private(set) var lastFrameMilliseconds = 0.0
    private(set) var lastDamagedPixels = 0
    private(set) var firstFrameMilliseconds: Double?
    /// Machine's clock at the first committed frame, in seconds, for comparison with the start time measured by the
    /// process's parent.
    private(set) var firstFrameClock: Double?
    /// Processor time of the process at the first committed frame. The cost of frames is measured from there.
    private(set) var cpuMillisecondsAtFirstFrame = 0.0
    private(set) var seconds = 0.0
    private(set) var frameTimes = TimeHistogram()
    private(set) var passTimes = [TimeHistogram](repeating: TimeHistogram(), count: Pass.allCases.count)
    private(set) var presentErrors = TimeHistogram()
    /// Program times of frames that were committed and not yet presented.
    private var pendingTimes: [(index: Int, time: Double)] = []
    private var lastFrame: (time: Double, leftSomethingDue: Bool)?
    private var frameStart = 0.0
    private let clock = ReportClock()

    package init(host: String, refreshRate: Double) {
        self.host = host
        self.refreshRate = refreshRate
    }

    func frameBegan() { frameStart = clock.now }

    /// Records the presentation time of the frame. Refreshes since the last frame count as missed if something was due
    /// then.
    func frameIsFor(_ time: Double) {
        guard let lastFrame, lastFrame.leftSomethingDue, refreshRate > 0 else { return }
        missed += max(0, Int(((time - lastFrame.time) * refreshRate).rounded()) - 1)
    }

    /// Runs `body` as one pass of a frame and records its duration.
    func pass<Result>(_ pass: Pass, _ body: () -> Result) -> Result {
        let start = now
        let result = body()
        passEnded(pass, since: start)
        return result
    }

    /// Records the duration of a pass that began when ``now`` was `start`.
    func passEnded(_ pass: Pass, since start: Double) { passTimes[pass.rawValue].add(now - start) }

    /// Current time on the report's clock, in seconds since an arbitrary origin.
    var now: Double { clock.now }

    /// Returns the number of frames, or of events for ``Pass/dispatch``, in which `pass` had work to do.
    func count(of pass: Pass) -> Int { passTimes[pass.rawValue].count }

    /// Records the end of a frame.
    ///
    /// - Parameters:
    ///   - time: program time for which the frame was drawn.
    ///   - index: number of the frame in its window.
    ///   - committed: true if the frame was committed.
    ///   - pixels: number of pixels that the frame changed.
    ///   - isMoreDue: true if the next refresh should bring another frame.
    func frameEnded(at time: Double, index: Int, committed: Bool, damagedPixels pixels: Int, isMoreDue: Bool) {
        seconds = max(seconds, time)
        lastFrame = (time, isMoreDue)
        guard committed else { return }
        frames += 1
        damagedPixels += pixels
        let duration = clock.now - frameStart
        frameTimes.add(duration)
        lastFrameMilliseconds = duration * 1000
        lastDamagedPixels = pixels
        if firstFrameMilliseconds == nil {
            firstFrameClock = clock.now
            firstFrameMilliseconds = clock.millisecondsSinceExec
            cpuMillisecondsAtFirstFrame = clock.usage.cpuMilliseconds
        }
        pendingTimes.append((index, time))
        if pendingTimes.count > 16 { pendingTimes.removeFirst() }
    }

    /// Records the difference between the time at which a frame was presented and the time for which it was drawn.
    package func presented(_ report: PresentationReport) {
        guard let position = pendingTimes.firstIndex(where: { $0.index == report.index }) else { return }
        let drawn = pendingTimes.remove(at: position)
        if report.refreshInterval > 0 { refreshRate = 1 / report.refreshInterval }
        if let seen = report.seconds { presentErrors.add(abs(seen - drawn.time)) }
    }
}
