import SwiftUI

/// `UnitCurve` and `timingCurve(_:duration:)` as quoted in the notes.
struct CurveInversePage: GalleryPage {
    static let name = "curve-inverse"
    static let title = "A curve and its inverse"
    static let summary = "bezier, value, velocity, inverse, timingCurve"
    static let symbol = "slider.horizontal.3"

    nonisolated static let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.8, y: 0.1), endControlPoint: UnitPoint(x: 0.9, y: 0.6))

    @State private var isAway = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        Exhibit("The curve (blue), and its inverse (orange), which exchanges time and value; and a ball for each.") {
            let plot = FunctionPlot(lines: [
                .init(name: "curve", value: { Self.curve.value(at: $0) }),
                .init(name: "inverse", value: { Self.curve.inverse.value(at: $0) }),
            ])
            PlotAndValues(plot, spacing: 50) {
                VStack(alignment: .leading, spacing: 20) {
                    ball("curve", palette.accent, Self.curve)
                    ball("inverse", palette.second, Self.curve.inverse)
                    Button("Move") { isAway.toggle() }.buttonStyle(ChipButtonStyle())
                    ValueList(rows: [
                        .init("curve.value(at: 0.5)", Self.curve.value(at: 0.5)),
                        .init("curve.velocity(at: 0.5)", Self.curve.velocity(at: 0.5)),
                        .init("curve.inverse.value(at: 0.5)", Self.curve.inverse.value(at: 0.5)),
                    ])
                }
                .frame(width: 340, alignment: .leading)
            }
        }
    }

    private func ball(_ name: String, _ color: Color, _ curve: UnitCurve) -> some View {
        Circle().fill(color).frame(width: 32, height: 32)
            .accessibilityLabel(name)
            .offset(x: isAway ? 300 : 0)
            .animation(.timingCurve(curve, duration: 1), value: isAway)
    }
}
