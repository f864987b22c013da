import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Pacing of a window: decides when it draws, and predicts when its frames are seen.
///
/// It outlives connections; a compositor's pending answers are in ``FrameAnswers``.
@MainActor final class FramePacer {
    weak var window: WaylandWindow?
    private(set) var schedule = FrameSchedule.unconfigured
    private var predictor = FramePredictor()
    private var wakeUp = FrameWakeUp()
    private var frameCount = 0
    /// The frame being drawn.
    private var current: CurrentFrame?

    /// Seconds without an answer after which the window counts as not seen.
    private static let patience = 0.5

    private struct CurrentFrame {
        var index: Int
        /// Time of drawing: monotonic time in seconds.
        var drawn: Double
        /// Predicted time of presentation: monotonic time in seconds.
        var predicted: Double
        /// True if a callback triggered the frame, and drawing was not late.
        var isInStep: Bool
    }

    var isClosed: Bool { schedule == .closed }
    var isDrawing: Bool { current != nil && schedule.isDrawing }

    // MARK: Requests

    func request() { perform(schedule.frameRequested()) }

    func request(at time: Double?) {
        guard !isClosed, time != wakeUp.time, let host = window?.host else { return }
        wakeUp.cancel()
        // Times beyond some thirty years are ignored: a timer cannot be set for them.
        guard let time, time < 1e9 else { return }
        let delay = time - host.programTime
        guard delay > 0 else { return request() }
        // A frame drawn at that time is seen later, so never too early.
        wakeUp.set(for: time, after: delay, in: host.system) { [weak self] in
            guard let self else { return }
            wakeUp.cancel()
            window?.host?.note(.timer)
            request()
        }
    }

    // MARK: Events

    /// Handles the first configure event of a surface, or a later one that changed the configuration.
    func configured() { perform(schedule.configured()) }

    /// Handles a configure event after which the window is suspended and keeps its size and scale: nothing is drawn
    /// until another one ends that.
    func suspended() {
        window?.toplevel?.answers.unseenWait.reset()
        perform(schedule.suspended())
    }

    func bufferReleased() { perform(schedule.bufferReleased()) }

    func outputChanged(refreshRate: Double) { predictor.outputChanged(refreshInterval: 1 / refreshRate) }

    /// Draws if a frame is due.
    ///
    /// - Returns: true if a frame was due.
    func turnEnds() -> Bool {
        let action = schedule.turnEnds()
        perform(action)
        return action != .nothing
    }

    func connectionLost() {
        schedule.connectionLost()
        // Another compositor may show frames at other times.
        predictor.connectionLost()
    }

    func close() {
        schedule = .closed
        wakeUp.cancel()
    }

    private func perform(_ action: FrameSchedule.Action) {
        switch action {
        case .nothing: break
        case .scheduleTurn: window?.host?.scheduleTurn()
        case .drawFrame(let isInStep): drawFrame(isInStep: isInStep)
        case .commitForCallback: commitForCallback()
        case .updateUnseen: updateUnseen()
        case .waitLonger: waitLonger()
        }
        superviseAnswer()
    }

    // MARK: Drawing

    private func drawFrame(isInStep: Bool) {
        guard let window, let host = window.host else { return }
        let now = host.system.now()
        let predicted = predictor.predict(now: now, isInStep: isInStep)
        let frame = CurrentFrame(index: frameCount, drawn: now, predicted: predicted, isInStep: isInStep)
        frameCount += 1
        current = frame
        window.emit(.frame(FrameTime(seconds: host.clock.frame(seenAt: predicted), index: frame.index)))
        current = nil
        if window.toplevel?.popups.takeHasDrawn() == true, schedule.isDrawing {
            // Only popups were drawn: the next frame has to wait for a callback, as after any frame.
            commitForCallback()
            schedule.drew(.committed)
        }
        perform(schedule.drawingEnded(isSuspended: window.toplevel?.requested.isSuspended == true))
    }

    /// Program time, in seconds, at which `frame` will be seen, predicted again at the current time.
    func expectation(of frame: FrameTime) -> Double {
        guard let host = window?.host, var frameNow = current, frameNow.index == frame.index, frameNow.index > 0 else {
            return frame.seconds
        }
        let now = host.system.now()
        // Compositors accept commits until about half a refresh before the refresh; a frame that took longer misses it.
        guard now - frameNow.drawn > predictor.refreshInterval / 2 else { return frame.seconds }
        frameNow.drawn = now
        frameNow.predicted = predictor.predict(now: now, isInStep: false)
        frameNow.isInStep = false
        current = frameNow
        return host.clock.frame(seenAt: frameNow.predicted)
    }

    /// Records the outcome of drawing.
    func drew(_ outcome: FrameSchedule.Outcome) { schedule.drew(outcome) }

    private func commitForCallback() {
        requestCallback()
        window?.toplevel?.surface.commit()
    }

    private func requestCallback() {
        guard let window, let host = window.host else { return }
        window.toplevel?.answers.requestCallback(now: host.system.now()) { [weak self] in
            guard let self else { return }
            self.window?.host?.note(.frameCallback)
            perform(schedule.callbackArrived())
        }
    }

    /// Requests the answers to the frame that is about to be committed.
    func requestAnswers() {
        requestCallback()
        guard let frame = current, let host = window?.host, let answers = window?.toplevel?.answers else { return }
        let presentation = answers.mayRequestFeedback ? host.globals.presentation : nil
        predictor.committed(
            index: frame.index, drawn: frame.drawn, predicted: frame.predicted, isReported: presentation != nil,
            isInStep: frame.isInStep)
        guard let presentation else { return }
        answers.requestFeedback(frame.index, presentation) { [weak self] event in
            self?.received(event, for: frame.index)
        }
    }

    private func received(_ event: WpPresentationFeedback.Event, for index: Int) {
        guard let window, let host = window.host else { return }
        host.note(.presentation)
        let seen: Double?
        var interval = 0.0
        switch event {
        case .syncOutput: return
        case .presented(let high, let low, let nanoseconds, let refresh, _, _, _):
            let seconds = Double(UInt64(high) << 32 | UInt64(low)) + Double(nanoseconds) * 1e-9
            seen = host.monotonic(seconds)
            interval = Double(refresh) * 1e-9
        case .discarded: seen = nil
        }
        window.toplevel?.answers.feedbackEnded(index)
        predictor.presented(index: index, at: seen, refreshInterval: interval)
        window.emit(
            .presented(
                PresentationReport(
                    index: index, seconds: seen.map(host.clock.seconds(at:)), refreshInterval: interval)))
    }

    // MARK: Unseen windows

    /// Keeps one timer running while answers are due, which detects that they do not arrive.
    private func superviseAnswer() {
        guard let window, let host = window.host, let toplevel = window.toplevel else { return }
        switch schedule {
        case .waitingForCallback(isFrameWanted: true), .waitingForBuffer:
            guard !toplevel.answers.supervision.isRunning else { return }
            toplevel.answers.supervision.start(every: Self.patience, in: host.system) { [weak self] in
                self?.supervise()
            }
        case .idle, .unseen(_, missing: .resumption):
            toplevel.answers.supervision.stop()
            toplevel.content.trim()
        default: break
        }
    }

    private func supervise() {
        guard let host = window?.host, let answers = window?.toplevel?.answers else { return }
        host.note(.timer)
        guard schedule.missing != nil else { return answers.supervision.stop() }
        guard host.system.now() - answers.lastRequest >= Self.patience * 0.9 else { return }
        answers.supervision.stop()
        answers.unseenWait.reset()
        perform(schedule.answerOverdue())
    }

    private func updateUnseen() {
        guard let window, let host = window.host else { return }
        window.emit(.unseen(host.programTime))
        perform(schedule.updateEnded())
    }

    private func waitLonger() {
        guard let host = window?.host else { return }
        window?.toplevel?.answers.unseenWait.start(in: host.system) { [weak self] in
            guard let self else { return }
            window?.host?.note(.timer)
            perform(schedule.waitEnded())
        }
    }
}
