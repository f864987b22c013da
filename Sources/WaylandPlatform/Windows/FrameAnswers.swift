import WaylandClient
import WaylandProtocols

/// Pending answers of the compositor to the frames of one surface: the frame callback, presentation feedback, and
/// timers that detect overdue answers.
@MainActor final class FrameAnswers {
    private let surface: WlSurface
    private var callback: WlCallback?
    /// Pending feedbacks by the frame's index.
    private var feedbacks: [Int: WpPresentationFeedback] = [:]
    /// Monotonic time in seconds of the last request for a callback.
    private(set) var lastRequest = 0.0
    /// Timer that runs while an answer is due.
    let supervision = HostTimer()
    /// Wait between two updates of a window that is not seen.
    var unseenWait = GrowingWait()

    /// Number of unanswered feedback requests after which no more are made: some compositors offer the protocol and
    /// never answer (sway without a screen), and further requests would only pile up objects.
    private static let patience = 8

    init(_ surface: WlSurface) { self.surface = surface }

    /// Requests a callback with the next commit.
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

    /// Requests the presentation time of the next commit.
    ///
    /// - Parameters:
    ///   - index: index of the frame.
    ///   - presentation: global that gives the feedback.
    ///   - onEvent: called for each event of the feedback, until ``feedbackEnded(_:)``.
    func requestFeedback(
        _ index: Int, _ presentation: WpPresentation,
        onEvent: @escaping @MainActor (WpPresentationFeedback.Event) -> Void
    ) {
        let feedback = presentation.feedback(surface: surface)
        feedbacks[index] = feedback
        feedback.onEvent(onEvent)
    }

    /// Drops a feedback whose last event has arrived, which destroyed its object.
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
