import SwiftUI

/// Plot of a specimen's value over time, with its velocity below.
struct CurvePlot: View {
    let specimen: CurveSpecimen
    let recording: CurveRecording
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { proxy in
            content(PlotScale(recording, specimen, size: proxy.size), Palette(colorScheme))
        }
    }

    private func content(_ scale: PlotScale, _ palette: Palette) -> some View {
        ZStack {
            TimeGrid(scale: scale).stroke(palette.gridLine, lineWidth: 1)
            ValueAxes(scale: scale).stroke(palette.axis, lineWidth: 1)
            if specimen.changes.count > 1 {
                ChangeMarks(scale: scale, times: retargets)
                    .stroke(palette.axis, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
                ModelLine(scale: scale, changes: specimen.changes)
                    .stroke(palette.fadedInk, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            Group {
                VelocityArea(scale: scale).fill(palette.second.opacity(0.16))
                VelocityLine(scale: scale).stroke(palette.second, style: Self.thin)
            }
            .clipShape(VelocityLane(scale: scale))
            ValueLine(scale: scale).stroke(palette.accent, style: Self.thick)
            PlotLabels(scale: scale)
        }
    }

    private static let thin = StrokeStyle(lineWidth: 1.25, lineJoin: .round)
    private static let thick = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

    /// Times of retargeting, in seconds; empty for a drag, whose many changes are not marked.
    private var retargets: [Double] {
        specimen.changes.count > 3 ? [] : specimen.changes.dropFirst().map(\.time)
    }
}
