import SwiftUI

/// "UnitCurve Model" (12:48).
struct UnitCurvePage: GalleryPage {
    static let name = "unit-curve"
    static let title = "Unit curve"
    static let summary = "Value and velocity of a curve by itself"
    static let symbol = "slider.horizontal.3"

    var body: some View {
        let values = Self.values()
        Exhibit("A unit curve can be asked without any animation: for its value and its slope, here at 0.25.") {
            let plot = FunctionPlot(
                lines: [.init(name: "curve", value: { values.curve.value(at: $0) })], mark: (0.25, values.velocity))
            PlotAndValues(plot, spacing: 60) {
                ValueList(rows: [
                    .init("curve.value(at: 0.25)", values.value), .init("curve.velocity(at: 0.25)", values.velocity),
                ])
            }
        }
    }

    static func values() -> (curve: UnitCurve, value: Double, velocity: Double) {
        // The listing, in which the results are unused.
        let curve = UnitCurve(
            startControlPoint: UnitPoint(x: 0.25, y: 0.1),
            endControlPoint: UnitPoint(x: 0.25, y: 1))
        let value = curve.value(at: 0.25)
        let velocity = curve.velocity(at: 0.25)
        return (curve, value, velocity)
    }
}
