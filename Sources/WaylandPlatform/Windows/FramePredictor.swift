/// Prediction of the time at which a frame that is drawn now will be seen.
///
/// - Units: seconds on the monotonic clock.
/// - Method: a frame whose presentation was reported is the anchor. A later frame that a callback triggered is seen a
///   whole number of refreshes after the anchor: the time between the two drawings, rounded to refreshes. So a callback
///   a few milliseconds early or late does not change the prediction, and one that skipped a refresh changes it by
///   exactly one refresh. The anchor of a frame without a callback gets a corrected time of drawing: its time of
///   presentation minus the last ``lead`` of a frame with one.
package struct FramePredictor {
    /// Seconds from one refresh to the next.
    package private(set) var refreshInterval: Double
    private var anchor: Anchor?
    private var lastPrediction = -Double.infinity
    /// Committed frames without a report, in order.
    private var pending: [(index: Int, drawn: Double, isInStep: Bool)] = []
    /// Seconds from drawing to presentation of the last reported frame that a callback triggered; nil before.
    private var lead: Double?
    /// Number of the last reports that did not fit the interval, less those that did since; 0…``mostMisfits``.
    private var misfits = 0
    /// True if frames are shown when they are ready, and not at fixed times: the screen has a variable refresh rate.
    package private(set) var isVariable = false

    /// Misfits in a row after which a screen counts as variable; as many fitting reports end that.
    private static let mostMisfits = 4
    /// Largest deviation from a whole number of refreshes that fits, in refreshes; times of compositors without a screen
    /// vary by a tenth at 144 Hz.
    private static let tolerance = 0.2

    /// Largest number of refreshes from drawing to presentation: compositors need two, and some more when they are
    /// late.
    private static let longestLead = 4.0

    /// Plausible intervals from refresh to refresh, in seconds.
    private static let intervals = 0.0005...1.0

    private struct Anchor {
        var drawn: Double
        var seen: Double
        /// True if `seen` is a prediction without a report.
        var isGuess: Bool
    }

    package init(refreshInterval: Double = 1.0 / 60) { self.refreshInterval = refreshInterval }

    /// Sets the interval of the output's mode. The interval in presentation feedback is more exact and arrives later.
    package mutating func outputChanged(refreshInterval: Double) {
        if Self.intervals.contains(refreshInterval) { self.refreshInterval = refreshInterval }
    }

    /// - Parameters:
    ///   - now: time of drawing.
    ///   - isInStep: true if a callback triggered the frame; false for the first frame after a rest, which is drawn at
    ///     any moment between two refreshes.
    /// - Returns: time at which the frame will be seen; never before the last prediction.
    package mutating func predict(now: Double, isInStep: Bool) -> Double {
        lastPrediction = max(lastPrediction, estimate(now: now, isInStep: isInStep))
        return lastPrediction
    }

    private func estimate(now: Double, isInStep: Bool) -> Double {
        guard let anchor else { return now + refreshInterval }
        if isVariable, let lead {
            // Seen as soon as the last one was after its drawing, but no sooner after it than the screen can refresh.
            let estimate = max(now + lead, anchor.seen + refreshInterval)
            if estimate < now + Self.longestLead * refreshInterval { return estimate }
        }
        if isInStep {
            let refreshes = max(1, ((now - anchor.drawn) / refreshInterval).rounded())
            let counted = anchor.seen + refreshes * refreshInterval
            // Counting from prediction to prediction drifts, since the interval is inexact. So a tenth of the
            // difference to `now` plus one refresh is added, which is small enough to stay smooth.
            let estimate = anchor.isGuess ? counted + (now + refreshInterval - counted) * 0.1 : counted
            // Beyond these bounds the anchor is useless: it comes from a time when the window was hidden.
            if estimate > now, estimate < now + Self.longestLead * refreshInterval { return estimate }
        }
        // Compositors accept commits until about half a refresh before the refresh.
        let refreshes = ((now + refreshInterval / 2 - anchor.seen) / refreshInterval).rounded(.up)
        return anchor.seen + refreshes * refreshInterval
    }

    /// Records a committed frame.
    ///
    /// - Parameters:
    ///   - index: index of the frame.
    ///   - drawn: time of drawing.
    ///   - predicted: time at which it will be seen.
    ///   - isReported: true if feedback was requested.
    ///   - isInStep: true if a callback triggered the frame.
    package mutating func committed(
        index: Int, drawn: Double, predicted: Double, isReported: Bool, isInStep: Bool = true
    ) {
        if isReported {
            pending.append((index, drawn, isInStep))
            // Compositors answer in order and soon; the oldest of more than eight frames will not be answered.
            if pending.count > 8 { pending.removeFirst() }
            if anchor?.isGuess == false { return }
        }
        anchor = Anchor(drawn: drawn, seen: predicted, isGuess: true)
    }

    /// Drops everything that depends on the compositor: committed frames will not be reported, and the next compositor
    /// shows frames at other times.
    package mutating func connectionLost() {
        anchor = nil
        lead = nil
        (misfits, isVariable) = (0, false)
        pending = []
    }

    /// Largest plausible delay from drawing to presentation, in seconds: an anchor further in the future would move all
    /// later predictions.
    private static let longestDelay = 10.0

    /// Records that frame `index` was seen at `time`; nil if it was never seen.
    package mutating func presented(index: Int, at time: Double?, refreshInterval: Double) {
        if Self.intervals.contains(refreshInterval) { self.refreshInterval = refreshInterval }
        if let time { compare(time, isTold: refreshInterval > 0) }
        guard let place = pending.firstIndex(where: { $0.index == index }) else { return }
        let frame = pending.remove(at: place)
        // A frame cannot be seen before it is drawn: such a time is of another clock or another frame.
        guard let time, time > frame.drawn, time < frame.drawn + Self.longestDelay else { return }
        if frame.isInStep { lead = time - frame.drawn }
        anchor = Anchor(
            drawn: frame.isInStep ? frame.drawn : time - (lead ?? time - frame.drawn), seen: time, isGuess: false)
    }

    /// Largest number of refreshes between two reports that says something about their intervals.
    private static let comparableRefreshes = 4.5
    /// Share of the difference by which an interval that the compositor does not tell follows the reports.
    private static let learning = 0.1

    /// Compares a report's time with that of the report before. On a screen of fixed rate they are a whole number of
    /// intervals apart, on one of variable rate they are not. Compositors tell the fastest interval of such a screen, or
    /// none.
    private mutating func compare(_ time: Double, isTold: Bool) {
        guard let anchor, !anchor.isGuess, time > anchor.seen else { return }
        let refreshes = (time - anchor.seen) / refreshInterval
        guard refreshes < Self.comparableRefreshes else { return }
        let whole = max(1, refreshes.rounded())
        let fits = abs(refreshes - whole) <= Self.tolerance
        misfits = max(0, min(misfits + (fits ? -1 : 1), Self.mostMisfits))
        if misfits == 0 { isVariable = false } else if misfits == Self.mostMisfits { isVariable = true }
        guard !isTold else { return }
        let found = (time - anchor.seen) / whole
        if fits { refreshInterval += (found - refreshInterval) * Self.learning }
        // No screen refreshes sooner than it can.
        if !fits, Self.intervals.contains(found) { refreshInterval = min(refreshInterval, found) }
    }
}
