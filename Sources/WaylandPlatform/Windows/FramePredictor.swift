/// Predicts when a frame that is drawn now will be seen.
///
/// - Units: seconds on the monotonic clock.
/// - Method: a frame whose presentation was reported is the anchor. A later frame, drawn with its callback, is seen as
///   many whole refreshes after the anchor as lie between the two moments of drawing, rounded: so a callback that comes
///   a few milliseconds early or late does not move the answer, and one that skipped a refresh moves it by exactly one.
///   A frame that was not drawn with a callback is an anchor as if it had been: as long before it was seen as those are.
package struct FramePredictor {
    /// From one refresh to the next.
    package private(set) var refreshInterval: Double
    private var anchor: Anchor?
    private var lastPrediction = -Double.infinity
    /// Frames that were committed and not reported yet, by index.
    private var pending: [(index: Int, drawn: Double, isInStep: Bool)] = []
    /// Seconds from drawing to being seen of the last frame that was drawn with its callback, if one was reported.
    private var lead: Double?

    /// Refreshes from drawing to being seen that no compositor exceeds when all is well: two, and some more for being
    /// late.
    private static let longestLead = 4.0

    /// Seconds from refresh to refresh that a screen can have; what is said to be longer or shorter is not believed.
    private static let intervals = 0.0005...1.0

    private struct Anchor {
        var drawn: Double
        var seen: Double
        /// Nobody reported it.
        var isGuess: Bool
    }

    package init(refreshInterval: Double = 1.0 / 60) { self.refreshInterval = refreshInterval }

    /// The output's mode says how often it refreshes; presentation feedback knows better and comes later.
    package mutating func outputChanged(refreshInterval: Double) {
        if Self.intervals.contains(refreshInterval) { self.refreshInterval = refreshInterval }
    }

    /// - Parameter isInStep: false for the first frame after a rest, which is not drawn at any particular
    ///   moment between two refreshes.
    /// - Returns: when the frame will be seen; never before the answer that was given last.
    package mutating func predict(now: Double, isInStep: Bool) -> Double {
        lastPrediction = max(lastPrediction, estimate(now: now, isInStep: isInStep))
        return lastPrediction
    }

    private func estimate(now: Double, isInStep: Bool) -> Double {
        guard let anchor else { return now + refreshInterval }
        if isInStep {
            let refreshes = max(1, ((now - anchor.drawn) / refreshInterval).rounded())
            let counted = anchor.seen + refreshes * refreshInterval
            // Counting from guess to guess would drift, since the interval is a guess too: so it is drawn towards the
            // plain answer, by little enough to stay smooth.
            let estimate = anchor.isGuess ? counted + (now + refreshInterval - counted) * 0.1 : counted
            // Otherwise the anchor says nothing about how long frames take: it was drawn for a window that was hidden.
            if estimate > now, estimate < now + Self.longestLead * refreshInterval { return estimate }
        }
        // Half a refresh is what compositors leave themselves between the last commit they take and the refresh.
        let refreshes = ((now + refreshInterval / 2 - anchor.seen) / refreshInterval).rounded(.up)
        return anchor.seen + refreshes * refreshInterval
    }

    /// Frame `index`, predicted to be seen at `predicted`, was drawn.
    ///
    /// - Parameter isInStep: it was drawn with its callback.
    package mutating func committed(
        index: Int, drawn: Double, predicted: Double, isReported: Bool, isInStep: Bool = true
    ) {
        if isReported {
            pending.append((index, drawn, isInStep))
            // The compositor answers in order and soon; a list that grows is one that nobody answers.
            if pending.count > 8 { pending.removeFirst() }
            if anchor?.isGuess == false { return }
        }
        anchor = Anchor(drawn: drawn, seen: predicted, isGuess: true)
    }

    /// What was committed is never seen, and whoever shows the next frame does it at times of its own.
    package mutating func connectionLost() {
        anchor = nil
        lead = nil
        pending = []
    }

    /// Seconds after drawing within which a frame is seen, if it is seen at all. An answer beyond is no answer: it would
    /// carry every later prediction with it into the future.
    private static let longestDelay = 10.0

    /// Frame `index` was seen at `time`, or never.
    package mutating func presented(index: Int, at time: Double?, refreshInterval: Double) {
        if Self.intervals.contains(refreshInterval) { self.refreshInterval = refreshInterval }
        guard let place = pending.firstIndex(where: { $0.index == index }) else { return }
        let frame = pending.remove(at: place)
        // A frame is not seen before it is drawn: a compositor that says so has another clock, or lost count.
        guard let time, time > frame.drawn, time < frame.drawn + Self.longestDelay else { return }
        if frame.isInStep { lead = time - frame.drawn }
        anchor = Anchor(
            drawn: frame.isInStep ? frame.drawn : time - (lead ?? time - frame.drawn), seen: time, isGuess: false)
    }
}
