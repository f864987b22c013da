import SwiftUI

// The lecture's pie with its animatable data. Where the listing has three dots, the path is as the lecture draws it.
struct Pie: Shape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise = false

    // 요기 추가
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = Angle.radians(newValue.first)
            endAngle = Angle.radians(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let start = CGPoint(
            x: center.x + radius * cos(startAngle.radians), y: center.y + radius * sin(startAngle.radians))
        var path = Path()
        path.move(to: center)
        path.addLine(to: start)
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        path.addLine(to: center)
        return path
    }
}
