import Testing
import WaylandPlatform

/// Predictions of when a frame is seen. Time is an argument, in seconds.
struct FramePredictorTests {
    private static let interval = 1.0 / 60

    /// Draws frame `index` at `now` and returns the prediction.
    private func draw(_ predictor: inout FramePredictor, _ index: Int, at now: Double, isInStep: Bool = true) -> Double
    {
        let predicted = predictor.predict(now: now, isInStep: isInStep)
        predictor.committed(index: index, drawn: now, predicted: predicted, isReported: true)
        return predicted
    }

    @Test func `is exact when frames follow each other, though the callbacks jitter`() {
        var predictor = FramePredictor(refreshInterval: Self.interval)
        // Drawn 7 ms before a refresh, seen at the next one: for compositors that draw 7 ms before a refresh.
        for index in 0..<100 {
            let jitter = Double(index % 7 - 3) * 0.001
            let predicted = draw(&predictor, index, at: Double(index) * Self.interval + jitter)
            let seen = Double(index + 1) * Self.interval + 0.007
            if index > 2 { #expect(abs(predicted - seen) < 1e-9) }
            predictor.presented(index: index, at: seen, refreshInterval: Self.interval)
        }
    }

    @Test func `moves by whole refreshes when one was missed`() {
        var predictor = FramePredictor(refreshInterval: Self.interval)
        _ = draw(&predictor, 0, at: 0)
        predictor.presented(index: 0, at: 0.020, refreshInterval: Self.interval)
        #expect(abs(draw(&predictor, 1, at: 3 * Self.interval) - (0.020 + 3 * Self.interval)) < 1e-9)
    }

    @Test func `after a rest it is a refresh, and not before now`() {
        var predictor = FramePredictor(refreshInterval: Self.interval)
        _ = draw(&predictor, 0, at: 0)
        predictor.presented(index: 0, at: 0.020, refreshInterval: Self.interval)
        let predicted = draw(&predictor, 1, at: 5.001, isInStep: false)
        let refreshes = (predicted - 0.020) / Self.interval
        #expect(abs(refreshes - refreshes.rounded()) < 1e-6)
        #expect(predicted > 5.001 && predicted < 5.001 + 2 * Self.interval)
    }

    /// A window that was hidden for a while: its last frame was drawn long before it was seen.
    @Test func `a frame that waited long to be seen does not send time ahead`() {
        var predictor = FramePredictor(refreshInterval: Self.interval)
        _ = draw(&predictor, 0, at: 0)
        predictor.presented(index: 0, at: 10, refreshInterval: Self.interval)
        let predicted = draw(&predictor, 1, at: 10.001)
        #expect(predicted > 10.001 && predicted < 10.001 + 2 * Self.interval)
    }

    @Test func `a report from before the frame was drawn is not believed`() {
        var predictor = FramePredictor(refreshInterval: Self.interval)
        _ = draw(&predictor, 0, at: 100)
        predictor.presented(index: 0, at: 98, refreshInterval: Self.interval)
        let predicted = draw(&predictor, 1, at: 100 + Self.interval)
        #expect(predicted > 100 + Self.interval)
    }

    /// The output says 60 Hz and refreshes at 62.5 Hz, without presentation feedback.
    @Test func `guesses stay near the truth for ever`() {
        var predictor = FramePredictor(refreshInterval: Self.interval)
        for index in 0..<2_000 {
            let now = Double(index) * 0.016
            let predicted = predictor.predict(now: now, isInStep: true)
            predictor.committed(index: index, drawn: now, predicted: predicted, isReported: false)
            #expect(predicted > now && predicted < now + 0.04)
        }
    }

    @Test func `learns the interval from reports`() {
        var predictor = FramePredictor()
        predictor.outputChanged(refreshInterval: 1.0 / 30)
        #expect(predictor.refreshInterval == 1.0 / 30)
        predictor.outputChanged(refreshInterval: 0)
        predictor.presented(index: 0, at: nil, refreshInterval: 1.0 / 144)
        #expect(predictor.refreshInterval == 1.0 / 144)
    }
}
