import SwiftUI

/// Labels of a plot's axes.
struct PlotLabels: View {
    let scale: PlotScale
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        ZStack {
            ForEach(scale.valueTicks, id: \.self) { value in
                label(decimal(value))
                    .frame(width: PlotScale.labelWidth - 8, alignment: .trailing)
                    .position(x: PlotScale.labelWidth / 2 - 4, y: scale.valueY(value))
            }
            ForEach(scale.timeTicks, id: \.self) { time in
                label(decimal(time) + (time == scale.timeTicks.last ? " s" : ""))
                    .position(x: scale.x(time), y: scale.velocityLane.maxY + PlotScale.labelHeight / 2 + 2)
            }
            label(velocity)
                .foregroundStyle(palette.second)
                .frame(width: scale.velocityLane.width, alignment: .leading)
                .position(x: scale.velocityLane.midX, y: scale.velocityLane.minY - 9)
        }
        .foregroundStyle(palette.fadedInk)
    }

    private var velocity: String {
        scale.peakVelocity > PlotScale.steepest
            ? "velocity, beyond \(decimal(PlotScale.steepest)) per second"
            : "velocity, up to \(decimal(scale.peakVelocity, places: 1)) per second"
    }

    private func label(_ text: String) -> some View {
        Text(verbatim: text).font(.system(size: 10)).monospacedDigit().lineLimit(1)
    }
}

/// Shortest decimal form with at most `places` decimals: `1`, `0.25`, `−3.9`.
func decimal(_ number: Double, places: Int = 2) -> String {
    var text = String(format: "%.\(places)f", abs(number))
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return number < 0 && text != "0" ? "−" + text : text
}
