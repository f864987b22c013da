import WaylandClient
import WaylandProtocols

/// Outputs that show a surface, and the scale for the surface.
@MainActor final class SurfaceOutputs {
    private let surface: WlSurface
    private let fractionalScale: WpFractionalScaleV1?
    private var entered: [WlOutput] = []
    /// Scale preferred by the compositor; nil without support for fractional scales.
    private var preferredScale: Double?

    enum Event { case outputsChanged, scalePreferred }

    init(_ surface: WlSurface, globals: Globals, onEvent: @escaping @MainActor (Event) -> Void) {
        self.surface = surface
        fractionalScale =
            globals.viewporter == nil ? nil : globals.fractionalScales?.getFractionalScale(surface: surface)
        surface.onEvent { [weak self] event in
            self?.received(event)
            onEvent(.outputsChanged)
        }
        fractionalScale?.onEvent { [weak self] event in
            switch event {
            case .preferredScale(let scale): self?.preferredScale = Double(scale) / 120
            }
            onEvent(.scalePreferred)
        }
    }

    private func received(_ event: WlSurface.Event) {
        switch event {
        case .enter(let output):
            if let output, !entered.contains(where: { $0.proxy == output.proxy }) { entered.append(output) }
        case .leave(let output): entered.removeAll { $0.proxy == output?.proxy }
        }
    }

    /// Drops outputs that the compositor has removed.
    func prune() { entered.removeAll { !$0.proxy.isAlive } }

    /// The outputs that show the surface; all outputs before any shows it, since it will appear on one of them.
    func shown(among all: [Output]) -> [Output] {
        let shown = all.filter { output in entered.contains { $0.proxy == output.object.proxy } }
        return shown.isEmpty ? all : shown
    }

    /// The scale preferred by the compositor, or the largest scale of the outputs: on the other outputs the compositor
    /// scales down, which looks better than scaling up.
    func scale(among all: [Output]) -> Double {
        if let preferredScale { return preferredScale }
        guard surface.version >= WlSurface.Since.setBufferScale else { return 1 }
        let scales = shown(among: all).map(\.scale)
        // Before any output shows the surface, the smallest scale is a guess that costs least.
        return Double((entered.isEmpty ? scales.min() : scales.max()) ?? 1)
    }

    func destroy() { fractionalScale?.destroy() }
}
