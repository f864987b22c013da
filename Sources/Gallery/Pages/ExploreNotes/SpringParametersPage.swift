import SwiftUI

/// `Spring` as quoted in the notes: by physical parameters, and by duration and bounce.
struct SpringParametersPage: GalleryPage {
    static let name = "spring-parameters"
    static let title = "Spring parameters"
    static let summary = "Mass, stiffness, damping; or duration and bounce"
    static let symbol = "slider.horizontal.3"

    nonisolated static let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    nonisolated static let perceptual = Spring(duration: 0.5, bounce: 0.3)

    var body: some View {
        Exhibit("Each spring can be read in the other one's words. Blue is the one by its physics.") {
            let plot = FunctionPlot(lines: [
                .init(name: "physical", value: { Self.physical.value(target: 0.75, time: $0) }),
                .init(name: "perceptual", value: { Self.perceptual.value(target: 0.75, time: $0) }),
            ])
            PlotAndValues(plot, spacing: 50) {
                ValueList(rows: [
                    .init("Spring(mass: 1, stiffness: 100, damping: 10).duration", Self.physical.duration),
                    .init("Spring(mass: 1, stiffness: 100, damping: 10).bounce", Self.physical.bounce),
                    .init("Spring(duration: 0.5, bounce: 0.3).mass", Self.perceptual.mass),
                    .init("Spring(duration: 0.5, bounce: 0.3).stiffness", Self.perceptual.stiffness),
                    .init("Spring(duration: 0.5, bounce: 0.3).damping", Self.perceptual.damping),
                ])
            }
        }
    }
}
