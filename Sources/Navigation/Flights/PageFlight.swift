import Foundation
@_spi(Engine) import ViewGraph

/// Motion by which a page of a stack comes and goes.
enum PageFlight {
    /// Slides in from the trailing edge (S20.2).
    case slide(SlideFlight)
    /// Zooms out of another view (S20.4).
    case zoom(ZoomFlight)
    /// Fades, where motion is reduced: only the opacity changes (S22.4).
    case fade(SlideFlight)

    /// Progress of the opening: 1 in place, 0 when gone; clamped to 0…1.
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

    /// True if the page is in place or on its way there.
    var isOpening: Bool {
        switch self {
        case .slide(let flight), .fade(let flight): flight.isOpening
        case .zoom(let flight): flight.isOpening
        }
    }

    /// Distance of the whole way, in points; 0 for a zoom.
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

    /// Starts the motion away.
    ///
    /// - Parameters:
    ///   - source: frame that a zoom shrinks into; nil to shrink towards the middle.
    ///   - radius: radius of the source's corners, in points; 0 by default.
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
