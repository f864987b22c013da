import SwiftUI

/// Remaining bonus: a slice that ends at 12 o'clock and whose start moves clockwise.
///
/// 1 is a full disc and 0 an empty path. An arc alone could not tell the two apart, since both begin and end at 12
/// o'clock, and would flash as a full pie when time is up.
struct Pie: Shape {
    /// Remaining fraction, 0 to 1.
    var fraction: Double
    /// Receives each value shown by an animation.
    var meter: BonusMeter?

    var animatableData: Double {
        get { fraction }
        set {
            fraction = newValue
            meter?.reading = newValue
        }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        guard fraction > 0, radius > 0 else { return Path() }
        guard fraction < 1 else {
            let corner = CGPoint(x: center.x - radius, y: center.y - radius)
            return Path(ellipseIn: CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius)))
        }
        let noon = Angle.degrees(270)
        var path = Path()
        path.move(to: center)
        // With y pointing down, "not clockwise" is clockwise on screen.
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(270 - 360 * fraction), endAngle: noon, clockwise: false
        )
        path.closeSubpath()
        return path
    }
}
