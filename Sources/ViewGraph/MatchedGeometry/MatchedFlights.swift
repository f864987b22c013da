@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import LayerTree

/// A frame of a window, by time and number. Two frames may have equal times: offscreen a change is shown immediately.
struct FrameStamp {
    /// Program time, in seconds.
    let time: Double
    /// Number of frames made before this one.
    let number: Int
}

/// One flight of a group's shared frame: an animation towards a target.
struct MatchedFlight {
    /// Frame at the end of the flight, in points of the window.
    var target: CGRect
    let animation: Animation
    /// The first frame that shows the flight.
    let start: FrameStamp

    /// Returns the times of the frames that have shown the flight before `end`, in seconds of program time, as if there
    /// had been 60 frames a second.
    ///
    /// A spring that is advanced in one large step moves on by a sixtieth of a second only (S8.5). It is therefore
    /// advanced frame by frame, for at most half a minute, after which any spring has come to rest.
    func frames(until end: FrameStamp) -> [Double] {
        guard end.number > start.number else { return [] }
        let count = min(1800, max(1, ((end.time - start.time) * 60).rounded(.up)))
        return (0..<Int(count)).map { start.time + Double($0) / 60 }
    }
}

/// The flights of a group since its shared frame was last at rest, oldest first.
struct MatchedFlights {
    /// Frame from which the first flight began, in points of the window.
    private(set) var start: CGRect
    private(set) var flights: [MatchedFlight]

    /// Maximum number of flights. Of more flights, the older ones have almost arrived, and only the newest are visible.
    private static let most = 8

    init(start: CGRect, _ first: MatchedFlight) {
        self.start = start
        flights = [first]
    }

    /// Returns these flights followed by `flight`; nil if they would be too many to repeat.
    func appending(_ flight: MatchedFlight) -> MatchedFlights? {
        guard flights.count < Self.most else { return nil }
        var result = self
        result.flights.append(flight)
        return result
    }

    /// Moves the end of the newest flight to `new` without an animation. Running flights continue, with their start and
    /// all targets shifted by the same vector (S5.12).
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

    /// Changes the target of the newest flight: layout has moved the source again within the same update.
    mutating func land(at target: CGRect) { flights[flights.count - 1].target = target }

    /// Returns the shared frame, in points of the window, at `now`; nil if it is at rest.
    func frame(at now: FrameStamp) -> CGRect? {
        var animator = Animator<CGRect.AnimatableData>()
        var model = start.animatableData
        for (index, flight) in flights.enumerated() {
            let target = flight.target.animatableData
            animator.modelChanged(from: model, to: target, transaction: Transaction(animation: flight.animation))
            model = target
            // Two flights that start in one frame count as one change (S5.10).
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
    /// Makes the content, which was just placed for the first time, repeat the flights of its group, one pass for each
    /// flight. Its layers are then in flight like those of the view that it replaces (S13.9).
    ///
    /// - Parameters:
    ///   - flights: flights to repeat, oldest first.
    ///   - end: the first frame that shows the next flight.
    ///   - finished: called in the pass after the last flight.
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
            // Two flights that start in one frame count as one change, from the start of the first (S5.10).
            repeatedFlight = RepeatedFlight(
                animation: flight.animation, frames: flight.frames(until: rest.first?.start ?? end))
            setTarget(flight.target)
            repeatNext(rest, until: end, finished: finished)
        }
    }
}

/// A flight that the layers of a new view repeat, so that they are at the visible frame of the group.
struct RepeatedFlight {
    let animation: Animation
    /// Program times, in seconds, of the frames that showed the flight before the next one began.
    let frames: [Double]
}

extension LayerBox {
    /// The flight that the nearest matched ancestor repeats in this pass; nil if there is none.
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
