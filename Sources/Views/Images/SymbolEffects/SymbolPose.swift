import AnimationCore
import Foundation
import Geometry

/// Look of a symbol in the course of its effects.
struct SymbolPose: Hashable, Sendable {
    var scale = 1.0
    /// Rotation, clockwise.
    var degrees = 0.0
    /// Distance by which the symbol is moved, in its own widths, and the direction, clockwise from the right.
    var distance = 0.0
    var direction = 0.0
    var opacity = 1.0
    /// Progress with which parts light up, 0…1; 0 shows all alike.
    var lit = 0.0
    /// 1 once the new symbol is shown.
    var replaced = 0.0

    /// True if the symbol looks as without effects.
    var isPlain: Bool { scale == 1 && degrees == 0 && distance == 0 && opacity == 1 && lit == 0 }

    /// This pose with that of another effect upon it.
    func with(_ other: SymbolPose) -> SymbolPose {
        var pose = self
        pose.scale *= other.scale
        pose.degrees += other.degrees
        pose.opacity *= other.opacity
        if abs(other.distance) > abs(distance) { (pose.distance, pose.direction) = (other.distance, other.direction) }
        pose.lit = max(lit, other.lit)
        return pose
    }

    /// Transform about the middle of a symbol of this size; nil for none.
    func transform(size: CGSize) -> CGAffineTransform? {
        guard scale != 1 || degrees != 0 || distance != 0 else { return nil }
        let radians = direction * .pi / 180
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let turn = degrees * .pi / 180
        let (a, b) = (scale * cos(turn), scale * sin(turn))
        return CGAffineTransform(
            a: a, b: b, c: -b, d: a,
            tx: middle.x - middle.x * a + middle.y * b + distance * cos(radians) * size.width,
            ty: middle.y - middle.x * b - middle.y * a + distance * sin(radians) * size.width)
    }
}
