public import Foundation

extension Path {
    /// Adds an arc, preceded by a line to its start if there is a current point.
    ///
    /// `clockwise` refers to a y axis that points *upwards*; on screen, where y points downwards, `clockwise: false`
    /// runs through increasing angles, which looks clockwise (S26.3). Direction and length: S26.4.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = Self.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
    }

    /// Adds an arc through the angle `delta`, preceded by a line to its start if there is a current point (S26.5).
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite, radius.isFinite else { return }
        func at(_ angle: Double, _ x: Double = 1, _ y: Double = 0) -> CGPoint {
            // The point (x, y), in radii, rotated by `angle` about the centre.
            let (c, s) = (cos(angle), sin(angle))
            return CGPoint(
                x: center.x + radius * CGFloat(c * x - s * y), y: center.y + radius * CGFloat(s * x + c * y)
            ).applying(transform)
        }
        var angle = startAngle.radians
        if currentPoint == nil { move(to: at(angle)) } else { addLine(to: at(angle)) }
        var left = Self.withFewTurns(delta.radians)
        while abs(left) >= Self.smallestSweep {
            let step = max(-.pi / 2, min(left, .pi / 2))
            let kappa = 4.0 / 3 * tan(step / 4)
            addCurve(to: at(angle + step), control1: at(angle, 1, kappa), control2: at(angle + step, 1, -kappa))
            angle += step
            left -= step
        }
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
    /// `tangent2End`, preceded by a line to its start.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let from = currentPoint else { return move(to: corner) }
        let start = from.applying(transform.inverse ?? .identity)
        let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
        let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        // Collinear points, or no radius: no arc.
        guard radius > 0, a > 0, b > 0, abs(cross) > 1e-9 * a * b else { return addLine(to: corner) }
        let half = atan2(abs(cross), ax * bx + ay * by) / 2
        let reach = radius / tan(half)
        let touch = CGPoint(x: tangent1End.x + ax / a * reach, y: tangent1End.y + ay / a * reach)
        let toCenter = radius / sin(half)
        let (mx, my) = (ax / a + bx / b, ay / a + by / b)
        let middle = hypot(mx, my)
        let center = CGPoint(x: tangent1End.x + mx / middle * toCenter, y: tangent1End.y + my / middle * toCenter)
        let startAngle = atan2(Double(touch.y - center.y), Double(touch.x - center.x))
        let sweep = (.pi - 2 * Double(half)) * (cross > 0 ? -1 : 1)
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: sweep),
            transform: transform)
    }

    /// Signed angle of an arc, in radians; negative through decreasing angles (S26.4).
    static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
        let difference = end - start
        guard difference.isFinite, abs(difference) >= smallestSweep else { return 0 }
        let turn = 2 * Double.pi
        if (difference > 0) != clockwise { return difference }
        var rest = abs(difference).truncatingRemainder(dividingBy: turn)
        // A whole turn with a rounding error must not become 0.
        if turn - rest < smallestSweep { rest = 0 }
        return clockwise ? rest - turn : turn - rest
    }

    /// `sweep` reduced to less than two turns if it is more than eight: further turns are indistinguishable.
    private static func withFewTurns(_ sweep: Double) -> Double {
        let turn = 2 * Double.pi
        if abs(sweep) <= 8 * turn { return sweep }
        return sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
    }

    /// Smallest angle of an arc, in radians (S26.4).
    static let smallestSweep = 1e-9
}
