import SwiftUI

/// Plot of functions on 0 to 1, with a point and its tangent on the first of them.
struct FunctionPlot: View {
    struct Line: Identifiable {
        let name: String
        let value: @Sendable (Double) -> Double
        var id: String { name }
    }

    let lines: [Line]
    /// Argument of the point on the first line, and slope of the tangent there.
    var mark: (x: Double, slope: Double)?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        ZStack {
            PlotFrame().stroke(palette.axis, lineWidth: 1)
            ForEach(Array(lines.enumerated()), id: \.element.name) { index, line in
                FunctionLine(value: line.value)
                    .stroke(index == 0 ? palette.accent : palette.second, style: Self.stroke)
            }
            if let mark, let line = lines.first {
                Tangent(x: mark.x, y: line.value(mark.x), slope: mark.slope)
                    .stroke(palette.fadedInk, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                PlotPoint(x: mark.x, y: line.value(mark.x)).fill(palette.ink)
            }
        }
        .frame(width: 300, height: 300)
    }

    private static let stroke = StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)
}

/// The two axes.
private struct PlotFrame: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + 0.5, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + 0.5, y: rect.maxY - 0.5))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 0.5))
        return path
    }
}

extension CGRect {
    /// Point at fractions `x` and `y` of the rectangle, each 0 to 1, y upwards.
    fileprivate func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: minX + width * x, y: maxY - height * y)
    }
}

private struct FunctionLine: Shape {
    let value: @Sendable (Double) -> Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines((0...200).map { rect.point(Double($0) / 200, value(Double($0) / 200)) })
        return path
    }
}

private struct Tangent: Shape {
    let x, y, slope: Double

    func path(in rect: CGRect) -> Path {
        let reach = 0.22 / (1 + slope * slope).squareRoot()
        var path = Path()
        path.move(to: rect.point(x - reach, y - reach * slope))
        path.addLine(to: rect.point(x + reach, y + reach * slope))
        return path
    }
}

private struct PlotPoint: Shape {
    let x, y: Double

    func path(in rect: CGRect) -> Path {
        let point = rect.point(x, y)
        return Path(ellipseIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10))
    }
}
