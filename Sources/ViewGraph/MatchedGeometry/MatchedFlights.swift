@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import LayerTree

/// A frame of a window. Two frames may have one time: offscreen a change is shown at once.
struct FrameStamp {
    /// Program time, in seconds.
    let time: Double
    /// Frames made before it.
    let number: Int
}

/// One flight of a group's shared frame.
struct MatchedFlight {
    /// Frame at the end of the flight, in the window.
    var target: CGRect
    let animation: Animation
    /// The first frame that shows it.
    let start: FrameStamp

    /// Times of the frames that have shown it before `end`, as if there had been 60 a second, in seconds of program
    /// time.
    ///
    /// A spring that is asked once, long after, makes up for a sixtieth of a second only (S8.5): it is asked for each
    /// frame, until after half a minute any has come to rest.
    func frames(until end: FrameStamp) -> [Double] {
        guard end.number > start.number else { return [] }
        let count = min(1800, max(1, ((end.time - start.time) * 60).rounded(.up)))
        return (0..<Int(count)).map { start.time + Double($0) / 60 }
    }
}

/// The flights of a group since its shared frame was last at rest, in order.
struct MatchedFlights {
    /// Frame from which the first flight began, in the window.
    private(set) var start: CGRect
    private(set) var flights: [MatchedFlight]

    /// More flights than this at once look like the newest few: the older ones have all but arrived.
    private static let most = 8

    init(start: CGRect, _ first: MatchedFlight) {
        self.start = start
        flights = [first]
    }

    /// These flights and `flight`; nil if they are too many to be repeated.
    func appending(_ flight: MatchedFlight) -> MatchedFlights? {
        guard flights.count < Self.most else { return nil }
        var result = self
        result.flights.append(flight)
        return result
    }

    /// The frame is to be at `new`, without an animation: what runs goes on, from and to places that are all as far
    /// from where they were (S5.12).
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

    /// The shared frame in the window in the frame `now`; nil if it is at rest.
    func frame(at now: FrameStamp) -> CGRect? {
        var animator = Animator<CGRect.AnimatableData>()
        var model = start.animatableData
        for (index, flight) in flights.enumerated() {
            let target = flight.target.animatableData
            animator.modelChanged(from: model, to: target, transaction: Transaction(animation: flight.animation))
            model = target
            // Two flights of one frame are one change (S5.10).
            let next = index + 1 < flights.count ? flights[index + 1].start : now
            for time in flight.frames(until: next) where animator.isRunning {
                _ = animator.advance(to: time, model: model)
            }
        }
        guard animator.isRunning else { return nil }
        var frame = start
        frame.animatableData = animator.advance(to: now.time, model: model)
        return animator.isRunning ? frame : nil
    }
}

extension MatchedGeometryBox {
    /// Has the content, which was just placed for the first time, fly as its group has flown, one pass for each flight;
    /// its layers are then in flight as those of the view are that it takes over from (S13.9).
    ///
    /// - Parameters:
    ///   - flights: flights to repeat, oldest first.
    ///   - end: the first frame that shows the next flight.
    ///   - finished: runs in the pass after the last flight.
    func repeatFlights(
        _ flights: ArraySlice<MatchedFlight>, until end: FrameStamp, finished: @escaping @MainActor () -> Void
    ) {
        hostState.state.repeatedFlights += 1
        repeatNext(flights, until: end, finished: finished)
    }

    private func repeatNext(
        _ flights: ArraySlice<MatchedFlight>, until end: FrameStamp, finished: @escaping @MainActor () -> Void
    ) {
        host.secondPass { [self] in
            guard let flight = flights.first else {
                repeatedFlight = nil
                hostState.state.repeatedFlights -= 1
                return finished()
            }
            let rest = flights.dropFirst()
            // Two flights of one frame are one change, from where the first began (S5.10).
            repeatedFlight = RepeatedFlight(
                animation: flight.animation, frames: flight.frames(until: rest.first?.start ?? end))
            setTarget(flight.target)
            repeatNext(rest, until: end, finished: finished)
        }
    }
}

/// A flight that the layers of a new view repeat, in order to be where the group's frame is seen.
struct RepeatedFlight {
    let animation: Animation
    /// Program times at which it was seen before the next flight began, in seconds.
    let frames: [Double]
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
