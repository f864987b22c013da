import WaylandClient
import WaylandProtocols

/// Answers to frames that the compositor owes one surface: the frame callback, presentation feedback, and timers that
/// notice when they are overdue.
@MainActor final class FrameAnswers {
    private let surface: WlSurface
    private var callback: WlCallback?
    /// By the frame's index.
    private var feedbacks: [Int: WpPresentationFeedback] = [:]
    /// Monotonic time in seconds of the last request for a callback.
    private(set) var lastRequest = 0.0
    /// Runs while an answer is due.
    let supervision = HostTimer()
    /// Runs between two updates of a window that is not seen.
    var unseenWait = GrowingWait()

    /// Frames without feedback after which no more is asked for: some compositors offer the protocol and never answer
    /// (sway without a screen), and asking on would only pile up objects.
    private static let patience = 8

    init(_ surface: WlSurface) { self.surface = surface }

    /// Asks for a callback with the next commit.
    ///
    /// - Parameters:
    ///   - now: monotonic time in seconds.
    ///   - onDone: called when the callback arrives.
    func requestCallback(now: Double, onDone: @escaping @MainActor () -> Void) {
        let callback = surface.frame()
        self.callback = callback
        lastRequest = now
        unseenWait.cancel()
        callback.onEvent { [weak self] _ in
            guard let self else { return }
            self.callback = nil
            onDone()
        }
    }

    /// False if the compositor does not answer requests for feedback.
    var mayRequestFeedback: Bool { feedbacks.count < Self.patience }

    /// Asks when the content of the next commit is seen.
    ///
    /// - Parameters:
    ///   - index: of the frame.
    ///   - presentation: gives the feedback.
    ///   - onEvent: called until ``feedbackEnded(_:)``.
    func requestFeedback(
        _ index: Int, _ presentation: WpPresentation,
        onEvent: @escaping @MainActor (WpPresentationFeedback.Event) -> Void
    ) {
        let feedback = presentation.feedback(surface: surface)
        feedbacks[index] = feedback
        feedback.onEvent(onEvent)
    }

    /// The last event of a feedback has come, after which its object is gone.
    func feedbackEnded(_ index: Int) { feedbacks[index] = nil }

    /// Stops all waiting.
    func destroy() {
        supervision.stop()
        unseenWait.cancel()
        callback?.proxy.forget()
        callback = nil
        for feedback in feedbacks.values { feedback.proxy.forget() }
        feedbacks = [:]
    }
}
