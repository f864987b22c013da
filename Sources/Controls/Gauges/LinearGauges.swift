import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A bar that fills, with the name over it, the value under it, and the bounds at its ends.
nonisolated struct LinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        VStack(spacing: 6) {
            if !labelsAreHidden { configuration.label }
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value, thickness: 6)
                configuration.maximumValueLabel
            }
            if configuration.currentValueLabel != nil || configuration.markedValueLabels != nil {
                HStack(spacing: 8) {
                    configuration.currentValueLabel
                    configuration.markedValueLabels
                }
                .font(.callout)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) %"))
    }
}

/// A small bar that fills, with the name over it and the value under it.
nonisolated struct AccessoryLinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.subheadline.weight(.semibold))
            HStack(spacing: 6) {
                configuration.minimumValueLabel.font(.caption)
                GaugeBar(fraction: configuration.value, thickness: 8)
                configuration.maximumValueLabel.font(.caption)
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) %"))
    }
}

/// A bar with a mark at the value, between the labels of both ends; without these, after the value or the name.
nonisolated struct AccessoryLinearGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tintGradient) private var tint

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    private static let thickness: CGFloat = 8
    /// Diameter of the mark, and of the gap in the bar around it, in points.
    private static let mark: CGFloat = 10
    private static let gap: CGFloat = 15

    @MainActor var body: some View {
        HStack(spacing: 6) {
            if let least = configuration.minimumValueLabel {
                least
            } else if let value = configuration.currentValueLabel {
                value
            }
            GeometryReader { proxy in
                let way = max(proxy.size.width - Self.mark, 0)
                let place = Self.mark / 2 + way * configuration.value
                ZStack(alignment: .leading) {
                    GaugeTrack(gap: Self.gap, place: place, thickness: Self.thickness).fill(GaugeTint.bar(tint))
                        .flipsForRightToLeftLayoutDirection(true)
                    let start = place - Self.mark / 2
                    Circle().fill(GaugeTint.mark(tint, from: start, size: Self.mark, in: proxy.size.width))
                        .frame(width: Self.mark, height: Self.mark)
                        .flipsForRightToLeftLayoutDirection(true)
                        .offset(x: start)
                }
                .frame(maxHeight: .infinity)
            }
            .frame(height: Self.gap)
            configuration.maximumValueLabel
        }
        .font(.subheadline.weight(.medium))
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) %"))
    }
}

/// A capsule that fills from the leading end; `fraction` is 0…1.
nonisolated struct GaugeBar: View {
    let fraction: Double
    let thickness: CGFloat
    @Environment(\.tintGradient) private var tint

    init(fraction: Double, thickness: CGFloat) {
        self.fraction = fraction
        self.thickness = thickness
    }

    @MainActor var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color.track)
                Capsule().fill(GaugeTint.bar(tint))
                    .frame(width: fraction > 0 ? max(proxy.size.width * fraction, thickness) : 0)
            }
        }
        .frame(height: thickness)
    }
}

/// A capsule with a gap around a place on it.
nonisolated private struct GaugeTrack: Shape {
    let gap: CGFloat
    /// Middle of the gap, in points from the leading end.
    var place: CGFloat
    let thickness: CGFloat

    /// It is flipped together with its gradient.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: CGFloat {
        get { place }
        set { place = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let y = rect.midY - thickness / 2
        let left = place - gap / 2
        let right = place + gap / 2
        var path = Path()
        if left > thickness {
            path.addRoundedRect(
                in: CGRect(x: rect.minX, y: y, width: left, height: thickness),
                cornerSize: CGSize(width: thickness / 2, height: thickness / 2))
        }
        if rect.width - right > thickness {
            path.addRoundedRect(
                in: CGRect(x: rect.minX + right, y: y, width: rect.width - right, height: thickness),
                cornerSize: CGSize(width: thickness / 2, height: thickness / 2))
        }
        return path
    }
}
