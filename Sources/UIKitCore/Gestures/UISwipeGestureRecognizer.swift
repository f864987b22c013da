import Foundation
@_spi(Engine) import ViewGraph

/// Quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Set of directions.
    public struct Direction: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: UInt
        /// Directions with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// Directions that count; to the right by default.
    open var direction = Direction.right
    /// Number of fingers; a pointer counts as one.
    open var numberOfTouchesRequired = 1
    private var start: (place: CGPoint, time: Double)?

    /// Distance after which it is a swipe, in points.
    private static let distance: CGFloat = 50
    /// Seconds within which the distance must be covered.
    private static let longestTime = 0.5

    /// A recogniser that calls `action` after a swipe.
    public convenience init(_ action: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UISwipeGestureRecognizer).map(action) }
    }

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        switch event.kind {
        case .pressed:
            start = (event.location, event.time)
            return .possible
        case .moved, .released:
            guard let start, event.time - start.time <= Self.longestTime else { return .failed }
            let (x, y) = (event.location.x - start.place.x, event.location.y - start.place.y)
            let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
            let length = max(abs(x), abs(y))
            if length >= Self.distance { return direction.contains(way) ? .ended : .failed }
            return event.kind == .released ? .failed : .possible
        case .timePassed: return .possible
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    override func reset() { start = nil }
}
