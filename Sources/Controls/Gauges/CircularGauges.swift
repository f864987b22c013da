import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A ring that is open at the bottom, with a mark at the value, the value in its middle and the name, or the bounds, in
/// the opening.
nonisolated struct AccessoryCircularGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tintGradient) private var tint

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    /// Part of a turn that the ring covers: from the lower left, over the top, to the lower right.
    private static let turn = 0.75
    /// Half of the gap around the mark, as a part of a turn.
    private static let gap = 0.052

    @MainActor var body: some View {
        let place = configuration.value * Self.turn
        let style = GaugeTint.ring(tint, turn: Self.turn)
        ZStack {
            ZStack {
                Circle().trim(from: 0, to: max(place - Self.gap, 0)).stroke(style, style: GaugeRing.stroke)
                Circle().trim(from: min(place + Self.gap, Self.turn), to: Self.turn)
                    .stroke(style, style: GaugeRing.stroke)
                // Round ends make a dot of a very short line.
                Circle().trim(from: place, to: place + 1e-4).stroke(style, style: GaugeRing.mark)
            }
            .padding(GaugeRing.width / 2)
            // Begins at the lower left.
            .rotationEffect(.degrees(135))
            GaugeMiddle(configuration: configuration)
        }
        .frame(width: GaugeRing.side, height: GaugeRing.side)
        .overlay(alignment: .bottom) { foot.font(.system(size: 10, weight: .medium)).lineLimit(1) }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) %"))
    }

    @MainActor @ViewBuilder private var foot: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 0) {
                configuration.minimumValueLabel.frame(width: 19)
                configuration.maximumValueLabel.frame(width: 19)
            }
            .minimumScaleFactor(0.6)
        } else if configuration.currentValueLabel != nil {
            configuration.label.frame(maxWidth: 34).minimumScaleFactor(0.6)
        }
    }
}

/// A ring that fills clockwise from the top, with the value in its middle.
nonisolated struct AccessoryCircularCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tintGradient) private var tint

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        let style = GaugeTint.ring(tint, turn: 1)
        ZStack {
            Circle().stroke(style.opacity(0.25), style: GaugeRing.stroke).padding(GaugeRing.width / 2)
                .rotationEffect(.degrees(-90))
            Circle().trim(from: 0, to: configuration.value).stroke(style, style: GaugeRing.stroke)
                .padding(GaugeRing.width / 2)
                .rotationEffect(.degrees(-90))
            GaugeMiddle(configuration: configuration)
        }
        .frame(width: GaugeRing.side, height: GaugeRing.side)
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) %"))
    }
}

/// The value in words, or else the name, in the middle of a ring.
nonisolated private struct GaugeMiddle: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        Group {
            if let value = configuration.currentValueLabel { value } else { configuration.label }
        }
        .font(.system(size: 19, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: GaugeRing.side - 3 * GaugeRing.width)
    }
}

/// Size of rings, in points.
nonisolated private enum GaugeRing {
    static let side: CGFloat = 58
    static let width: CGFloat = 6
    static let stroke = StrokeStyle(lineWidth: width, lineCap: .round)
    static let mark = StrokeStyle(lineWidth: width + 2, lineCap: .round)
}
