import SwiftUI

/// "Spring Model" (13:56).
struct SpringPage: GalleryPage {
    static let name = "spring"
    static let title = "Spring"
    static let summary = "Value and velocity of a spring by itself"
    static let symbol = "slider.horizontal.3"

    var body: some View {
        let values = Self.values()
        Exhibit("A spring can be asked without any animation: for its value and its velocity, here after 0.25 s.") {
            let plot = FunctionPlot(
                lines: [.init(name: "spring", value: { values.spring.value(target: 1, time: $0) })],
                mark: (0.25, values.velocity))
            PlotAndValues(plot, spacing: 60) {
                ValueList(rows: [
                    .init("spring.value(target: 1, time: 0.25)", values.value),
                    .init("spring.velocity(target: 1, time: 0.25)", values.velocity),
                ])
            }
        }
    }

    static func values() -> (spring: Spring, value: Double, velocity: Double) {
        // The listing, in which the results are unused.
        let spring = Spring(duration: 1.0, bounce: 0)
        let value = spring.value(target: 1, time: 0.25)
        let velocity = spring.velocity(target: 1, time: 0.25)
        return (spring, value, velocity)
    }
}
