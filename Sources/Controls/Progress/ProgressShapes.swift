import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A bar that fills from the leading edge; `fraction` is 0…1.
nonisolated struct ProgressBar: View {
    let fraction: Double

    init(fraction: Double) { self.fraction = fraction }

    private static let thickness: CGFloat = 5

    @MainActor var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color.track)
                // Never shorter than it is thick, so that small fractions are visible.
                Capsule().fill(.tint)
                    .frame(width: fraction > 0 ? max(proxy.size.width * fraction, Self.thickness) : 0)
            }
        }
        .frame(height: Self.thickness)
    }
}

/// A ring that fills clockwise from the top; `fraction` is 0…1.
nonisolated struct ProgressRing: View {
    let fraction: Double
    @Environment(\.controlSize) private var controlSize

    init(fraction: Double) { self.fraction = fraction }

    @MainActor var body: some View {
        let side = ControlMetrics(controlSize).knob * 1.3
        ZStack {
            Circle().stroke(Color.primary.opacity(0.15), lineWidth: side * 0.15)
            Circle().trim(from: 0, to: fraction)
                .stroke(.tint, style: StrokeStyle(lineWidth: side * 0.15, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .frame(width: side, height: side).padding(side * 0.075)
    }
}

/// An arc that rotates while it is on screen, in the tint if the program has set one, else grey.
struct Spinner: View {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint
    @State private var isTurning = false

    /// Duration of one turn, in seconds.
    private static let period = 0.9

    @MainActor var body: some View {
        let side = ControlMetrics(controlSize).knob
        ZStack {
            Circle().stroke((tint ?? .primary).opacity(tint == nil ? 0.12 : 0.2), lineWidth: side * 0.14)
            Circle().trim(from: 0, to: 0.3)
                .stroke(tint ?? .primary.opacity(0.55), style: StrokeStyle(lineWidth: side * 0.14, lineCap: .round))
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: Self.period).repeatForever(autoreverses: false), value: isTurning)
        }
        .frame(width: side, height: side).padding(side * 0.07)
        .onAppear { isTurning = true }
    }
}
