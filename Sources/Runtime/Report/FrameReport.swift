import Foundation
package import Platform

/// Figures of a run's frames, counted while it runs, in memory that does not grow (docs/contracts.md).
@MainActor package final class FrameReport {
    /// Passes of a frame, in their order; each is counted and timed only when it has something to do.
    package enum Pass: Int, CaseIterable, Sendable { case dispatch, update, advance, damage, rasterise, commit }

    let host: String
    package var refreshRate: Double
    package private(set) var frames = 0
    private(set) var missed = 0
    package private(set) var damagedPixels = 0
    /// Of the last frame that was committed.
    private(set) var lastFrameMilliseconds = 0.0
    private(set) var lastDamagedPixels = 0
    private(set) var firstFrameMilliseconds: Double?
    /// The machine's clock at that time, in seconds: whoever started the process knows when that was.
    private(set) var firstFrameClock: Double?
    /// The process's, when the first frame had been committed: what frames cost is counted from there on.
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

    /// The frame will be seen at program time `time`. Refreshes since the last one in which something was due were missed.
    func frameIsFor(_ time: Double) {
        guard let lastFrame, lastFrame.leftSomethingDue, refreshRate > 0 else { return }
        missed += max(0, Int(((time - lastFrame.time) * refreshRate).rounded()) - 1)
    }

    /// Runs `body` as one pass of a frame, and takes its time.
    func pass<Result>(_ pass: Pass, _ body: () -> Result) -> Result {
        let start = now
        let result = body()
        passEnded(pass, since: start)
        return result
    }

    /// Takes the time of a pass that began when ``now`` was `start`.
    func passEnded(_ pass: Pass, since start: Double) { passTimes[pass.rawValue].add(now - start) }

    /// Seconds on the report's clock, from any beginning.
    var now: Double { clock.now }

    /// Frames, or events for ``Pass/dispatch``, in which `pass` had something to do.
    func count(of pass: Pass) -> Int { passTimes[pass.rawValue].count }

    /// - Parameters:
    ///   - time: program time that the frame was drawn for.
    ///   - index: the frame's number in its window.
    ///   - committed: whether there was anything new to show.
    ///   - pixels: how many pixels it changed.
    ///   - isMoreDue: the next refresh should bring another frame.
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

    /// A frame was seen: how far was it from the time that it was drawn for?
    package func presented(_ report: PresentationReport) {
        guard let position = pendingTimes.firstIndex(where: { $0.index == report.index }) else { return }
        let drawn = pendingTimes.remove(at: position)
        if report.refreshInterval > 0 { refreshRate = 1 / report.refreshInterval }
        if let seen = report.seconds { presentErrors.add(abs(seen - drawn.time)) }
    }
}
