import Foundation

/// Scale and rotation of two fingers on a touchscreen.
struct TouchPinch {
    private let startDistance: Double
    private var lastAngle: Double
    /// Rotation since the fingers came down, in radians; may exceed a full turn.
    private(set) var rotation = 0.0
    private(set) var scale = 1.0
    /// Point midway between the fingers.
    private(set) var center: CGPoint

    /// Smallest distance, in points: closer fingers count as this far apart, since a ratio of a few points is noise.
    private static let shortest = 10.0

    init(_ a: CGPoint, _ b: CGPoint) {
        startDistance = max(Self.shortest, Self.distance(a, b))
        lastAngle = Self.angle(a, b)
        center = Self.middle(a, b)
    }

    mutating func moved(_ a: CGPoint, _ b: CGPoint) {
        scale = max(Self.shortest, Self.distance(a, b)) / startDistance
        let angle = Self.angle(a, b)
        // Of the two directions of rotation, the smaller one.
        rotation += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = angle
        center = Self.middle(a, b)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(b.x - a.x, b.y - a.y) }
    private static func angle(_ a: CGPoint, _ b: CGPoint) -> Double { atan2(b.y - a.y, b.x - a.x) }
    private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
}
