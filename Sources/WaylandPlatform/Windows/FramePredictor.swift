/// Predicts when a frame that is drawn now will be seen.
///
/// - Units: seconds on the monotonic clock.
/// - Method: a frame whose presentation was reported is the anchor. A later frame, drawn with its callback, is seen as
///   many whole refreshes after the anchor as lie between the two moments of drawing, rounded: so a callback that comes
///   a few milliseconds early or late does not move the answer, and one that skipped a refresh moves it by exactly one.
///   A frame that was not drawn with a callback is an anchor as if it had been: as long before it was seen as those
///   are.
package struct FramePredictor {
    /// Seconds from one refresh to the next.
    package private(set) var refreshInterval: Double
    private var anchor: Anchor?
    private var lastPrediction = -Double.infinity
    /// Frames that were committed and not reported yet, in order.
    private var pending: [(index: Int, drawn: Double, isInStep: Bool)] = []
    /// Seconds from drawing to being seen of the last reported frame that was drawn with its callback.
    private var lead: Double?

    /// Most refreshes from drawing to being seen: compositors need two, and some more when they are late.
    private static let longestLead = 4.0

    /// Seconds from refresh to refresh that are believed.
    private static let intervals = 0.0005...1.0

    private struct Anchor {
        var drawn: Double
        var seen: Double
        /// True if `seen` is a prediction that nothing has confirmed.
        var isGuess: Bool
    }

    package init(refreshInterval: Double = 1.0 / 60) { self.refreshInterval = refreshInterval }

    /// Takes the interval of the output's mode. That of presentation feedback is more exact and comes later.
    package mutating func outputChanged(refreshInterval: Double) {
        if Self.intervals.contains(refreshInterval) { self.refreshInterval = refreshInterval }
    }

    /// - Parameters:
    ///   - now: time of drawing.
    ///   - isInStep: false for the first frame after a rest, which is drawn at any moment between two refreshes.
    /// - Returns: time at which the frame will be seen; never before the last prediction.
    package mutating func predict(now: Double, isInStep: Bool) -> Double {
        lastPrediction = max(lastPrediction, estimate(now: now, isInStep: isInStep))
        return lastPrediction
    }

    private func estimate(now: Double, isInStep: Bool) -> Double {
        guard let anchor else { return now + refreshInterval }
        if isInStep {
            let refreshes = max(1, ((now - anchor.drawn) / refreshInterval).rounded())
            let counted = anchor.seen + refreshes * refreshInterval
            // Counting from prediction to prediction would drift, since the interval is inexact too: so a tenth of the
            // difference to `now` plus one refresh is added, little enough to stay smooth.
            let estimate = anchor.isGuess ? counted + (now + refreshInterval - counted) * 0.1 : counted
            // Beyond these bounds the anchor is useless: it was drawn for a window that was hidden.
            if estimate > now, estimate < now + Self.longestLead * refreshInterval { return estimate }
        }
        // Compositors take the last commit about half a refresh before the refresh.
        let refreshes = ((now + refreshInterval / 2 - anchor.seen) / refreshInterval).rounded(.up)
        return anchor.seen + refreshes * refreshInterval
    }

    /// A frame was committed.
    ///
    /// - Parameters:
    ///   - index: of the frame.
    ///   - drawn: time of drawing.
    ///   - predicted: time at which it will be seen.
    ///   - isReported: true if feedback was asked for.
    ///   - isInStep: true if it was drawn with its callback.
    package mutating func committed(
        index: Int, drawn: Double, predicted: Double, isReported: Bool, isInStep: Bool = true
    ) {
        if isReported {
            pending.append((index, drawn, isInStep))
            // Compositors answer in order and soon; a list that grows will not be answered.
            if pending.count > 8 { pending.removeFirst() }
            if anchor?.isGuess == false { return }
        }
        anchor = Anchor(drawn: drawn, seen: predicted, isGuess: true)
    }

    /// Drops everything that depends on the compositor: committed frames are not reported, and the next compositor
    /// shows frames at other times.
    package mutating func connectionLost() {
        anchor = nil
        lead = nil
        pending = []
    }

    /// Most seconds from drawing to being seen that are believed: a later time would move every later prediction with
    /// it into the future.
    private static let longestDelay = 10.0

    /// Frame `index` was seen at `time`; nil: never.
    package mutating func presented(index: Int, at time: Double?, refreshInterval: Double) {
        if Self.intervals.contains(refreshInterval) { self.refreshInterval = refreshInterval }
        guard let place = pending.firstIndex(where: { $0.index == index }) else { return }
        let frame = pending.remove(at: place)
        // A frame is not seen before it is drawn: a compositor that says so uses another clock, or means another frame.
        guard let time, time > frame.drawn, time < frame.drawn + Self.longestDelay else { return }
        if frame.isInStep { lead = time - frame.drawn }
        anchor = Anchor(
            drawn: frame.isInStep ? frame.drawn : time - (lead ?? time - frame.drawn), seen: time, isGuess: false)
    }
}
