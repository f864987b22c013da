@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import LayerTree

/// One flight of a group's shared frame.
struct MatchedFlight {
    /// Where the frame goes, in the window.
    var target: CGRect
    let animation: Animation
    /// Program time of the first frame that shows it, in seconds.
    let time: Double
}

/// The flights of a group since its shared frame was last at rest, in order.
struct MatchedFlights {
    /// Where the frame was at rest, in the window.
    private(set) var start: CGRect
    private(set) var flights: [MatchedFlight]

    /// More flights than this at once look like the newest few: the older ones have all but arrived.
    private static let most = 8

    init(start: CGRect, _ first: MatchedFlight) {
        self.start = start
        flights = [first]
    }

    /// These flights and one more; nil if they are too many to be repeated.
    func appending(_ flight: MatchedFlight) -> MatchedFlights? {
        guard flights.count < Self.most else { return nil }
        var result = self
        result.flights.append(flight)
        return result
    }

    /// The frame is to be at `new`, without an animation: what runs goes on, from and to places that are all as far from
    /// where they were (S5.12).
    mutating func shift(to new: CGRect) {
        let old = flights[flights.count - 1].target
        let way = new.animatableData - old.animatableData
        func shifted(_ frame: CGRect) -> CGRect {
            var frame = frame
            frame.animatableData += way
            return frame
        }
        start = shifted(start)
        for index in flights.indices { flights[index].target = shifted(flights[index].target) }
    }

    /// The newest flight goes to `target`: before the end of its update, layout has moved the source once more.
    mutating func land(at target: CGRect) { flights[flights.count - 1].target = target }

    /// Frames after which an animation is not followed in every step: springs have come to rest by then.
    private static let stepLimit = 1800

    /// Where the shared frame is at program time `time`, in seconds; nil if it is at rest.
    func frame(at time: Double) -> CGRect? {
        var animator = Animator<CGRect.AnimatableData>()
        var model = start.animatableData
        for (index, flight) in flights.enumerated() {
            let target = flight.target.animatableData
            animator.modelChanged(from: model, to: target, transaction: Transaction(animation: flight.animation))
            model = target
            // Two flights of one frame are one change (S5.10).
            let next = index + 1 < flights.count ? flights[index + 1].time : time
            guard flight.time < next else { continue }
            // In steps of frames, as it was shown: a spring that is asked once, long after, makes up for a sixtieth only (S8.5).
            var now = flight.time
            for _ in 0..<Self.stepLimit where animator.isRunning && now < next {
                _ = animator.advance(to: now, model: model)
                now = min(now + 1.0 / 60, next)
            }
        }
        guard animator.isRunning else { return nil }
        var frame = start
        frame.animatableData = animator.advance(to: time, model: model)
        return animator.isRunning ? frame : nil
    }
}

extension MatchedGeometryBox {
    /// Has the content, which was just placed for the first time, fly as its group has flown, one pass for each flight; its
    /// layers are then in flight as those of the view are that it takes over from (S13.9).
    ///
    /// - Parameters:
    ///   - time: program time of the next flight, in seconds.
    ///   - finished: runs in the pass after the last flight.
    func repeatFlights(
        _ flights: ArraySlice<MatchedFlight>, until time: Double, finished: @escaping @MainActor () -> Void
    ) {
        hostState.state.repeatedFlights += 1
        repeatNext(flights, until: time, finished: finished)
    }

    private func repeatNext(
        _ flights: ArraySlice<MatchedFlight>, until time: Double, finished: @escaping @MainActor () -> Void
    ) {
        host.secondPass { [self] in
            guard let flight = flights.first else {
                repeatedFlight = nil
                hostState.state.repeatedFlights -= 1
                return finished()
            }
            let rest = flights.dropFirst()
            // Two flights of one frame are one change, from where the first began (S5.10).
            repeatedFlight = RepeatedFlight(flight, isSeen: flight.time < (rest.first?.time ?? time))
            setTarget(flight.target)
            repeatNext(rest, until: time, finished: finished)
        }
    }
}

/// A flight that the layers of a new view make up for.
struct RepeatedFlight {
    let animation: Animation
    /// Program time at which it began, in seconds.
    let time: Double
    /// Whether a frame was seen before the next flight began.
    let isSeen: Bool

    init(_ flight: MatchedFlight, isSeen: Bool) {
        animation = flight.animation
        time = flight.time
        self.isSeen = isSeen
    }
}

extension LayerBox {
    /// The flight that the matched view around is repeating now.
    final var flightBeingRepeated: RepeatedFlight? {
        guard hostState.state.repeatedFlights > 0 else { return nil }
        var box: LayoutBox? = parent
        while let current = box {
            if let flight = (current as? MatchedGeometryBox)?.repeatedFlight { return flight }
            box = current.parent
        }
        return nil
    }
}
