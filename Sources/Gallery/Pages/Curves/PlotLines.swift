import SwiftUI

/// Centre of the pixel that contains `coordinate`, so that a line of width 1 is sharp.
private func crisp(_ coordinate: CGFloat) -> CGFloat { coordinate.rounded(.down) + 0.5 }

/// Vertical grid lines at the labelled times.
struct TimeGrid: Shape {
    let scale: PlotScale

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for time in scale.timeTicks {
            let x = crisp(min(scale.x(time), rect.maxX - 1))
            for lane in [scale.valueLane, scale.velocityLane] {
                path.move(to: CGPoint(x: x, y: lane.minY))
                path.addLine(to: CGPoint(x: x, y: lane.maxY))
            }
        }
        return path
    }
}

/// Horizontal lines at whole values, and at velocity 0.
struct ValueAxes: Shape {
    let scale: PlotScale

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for y in scale.valueTicks.map(scale.valueY) + [scale.velocityY(0)] {
            path.move(to: CGPoint(x: scale.valueLane.minX, y: crisp(y)))
            path.addLine(to: CGPoint(x: rect.maxX, y: crisp(y)))
        }
        return path
    }
}

/// Model value over time, as steps.
struct ModelLine: Shape {
    let scale: PlotScale
    let changes: [CurveSpecimen.Change]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        var target = 0.0
        path.move(to: CGPoint(x: crisp(scale.x(0)), y: crisp(scale.valueY(0))))
        for change in changes {
            let x = crisp(scale.x(change.time))
            path.addLine(to: CGPoint(x: x, y: crisp(scale.valueY(target))))
            target = change.target
            path.addLine(to: CGPoint(x: x, y: crisp(scale.valueY(target))))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: crisp(scale.valueY(target))))
        return path
    }
}

/// Vertical lines at the times of retargeting, in both lanes.
struct ChangeMarks: Shape {
    let scale: PlotScale
    let times: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for time in times {
            for lane in [scale.valueLane, scale.velocityLane] {
                path.move(to: CGPoint(x: crisp(scale.x(time)), y: lane.minY))
                path.addLine(to: CGPoint(x: crisp(scale.x(time)), y: lane.maxY))
            }
        }
        return path
    }
}

/// Presentation value over time; the line breaks at jumps.
struct ValueLine: Shape {
    let scale: PlotScale

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, sample) in scale.recording.samples.enumerated() {
            let point = CGPoint(x: scale.x(sample.time), y: scale.valueY(sample.value))
            if index == 0 || sample.isJump { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

/// Velocity over time.
struct VelocityLine: Shape {
    let scale: PlotScale

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(scale.recording.samples.map { CGPoint(x: scale.x($0.time), y: scale.velocityY($0.velocity)) })
        return path
    }
}

/// Area between velocity and 0.
struct VelocityArea: Shape {
    let scale: PlotScale

    func path(in rect: CGRect) -> Path {
        var path = VelocityLine(scale: scale).path(in: rect)
        path.addLine(to: CGPoint(x: rect.maxX, y: scale.velocityY(0)))
        path.addLine(to: CGPoint(x: scale.x(0), y: scale.velocityY(0)))
        path.closeSubpath()
        return path
    }
}

/// Clip for velocities: steeper ones end at its edge.
struct VelocityLane: Shape {
    let scale: PlotScale

    func path(in rect: CGRect) -> Path { Path(scale.velocityLane.insetBy(dx: -1, dy: -1)) }
}
