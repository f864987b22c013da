import Foundation
@_spi(Engine) import ViewGraph

/// How one page of a stack comes and goes, whichever way it does.
enum PageFlight {
    /// From the trailing edge (S20.2).
    case slide(SlideFlight)
    /// Out of another view (S20.4).
    case zoom(ZoomFlight)
    /// Where motion is reduced: nothing moves but the opacity (S22.4).
    case fade(SlideFlight)

    /// 1 in its place, 0 when it has gone; within those.
    var openness: Double {
        switch self {
        case .slide(let flight), .fade(let flight): min(max(flight.openness, 0), 1)
        case .zoom(let flight): flight.openness
        }
    }

    var isMoving: Bool {
        switch self {
        case .slide(let flight), .fade(let flight): flight.isMoving
        case .zoom(let flight): flight.isMoving
        }
    }

    var isHeld: Bool {
        switch self {
        case .slide(let flight), .fade(let flight): flight.isHeld
        case .zoom(let flight): flight.isHeld
        }
    }

    /// Whether it is in its place, or on its way there.
    var isOpening: Bool {
        switch self {
        case .slide(let flight), .fade(let flight): flight.isOpening
        case .zoom(let flight): flight.isOpening
        }
    }

    /// How far it goes, in points; 0 for a zoom.
    var extent: Double {
        switch self {
        case .slide(let flight), .fade(let flight): flight.extent
        case .zoom: 0
        }
    }

    var isZoom: Bool { if case .zoom = self { true } else { false } }

    private mutating func change(_ slide: (inout SlideFlight) -> Void, _ zoom: (inout ZoomFlight) -> Void) {
        switch self {
        case .slide(var flight):
            slide(&flight)
            self = .slide(flight)
        case .fade(var flight):
            slide(&flight)
            self = .fade(flight)
        case .zoom(var flight):
            zoom(&flight)
            self = .zoom(flight)
        }
    }

    mutating func open() { change({ $0.open() }, { $0.open() }) }

    /// - Parameters:
    ///   - source: where a zoom goes.
    ///   - radius: of the corners that are there, in points.
    mutating func close(to source: CGRect?, radius: Double = 0) {
        change(
            { $0.close() },
            {
                $0.sourceRadius = radius
                $0.close(to: source)
            })
    }

    mutating func jump(isOpen: Bool) { change({ $0.jump(isOpen: isOpen) }, { $0.jump(isOpen: isOpen) }) }

    mutating func grab(at location: CGPoint, time: Double) {
        change({ $0.grab(at: location.x, time: time) }, { $0.grab(at: location, time: time) })
    }

    mutating func drag(to location: CGPoint, time: Double) {
        change({ $0.drag(to: location.x, time: time) }, { $0.drag(to: location, time: time) })
    }

    mutating func release(time: Double) -> ReleaseDecision {
        var decision = ReleaseDecision.turnBack
        change({ decision = $0.release(time: time) }, { decision = $0.release(time: time) })
        return decision
    }

    mutating func resize(_ container: CGSize) {
        change({ $0.resize(extent: container.width) }, { $0.resize(container: container) })
    }

    mutating func advance(to time: Double) -> Bool {
        var moves = false
        change({ moves = $0.advance(to: time) }, { moves = $0.advance(to: time) })
        return moves
    }
}
