import Foundation
import WaylandClient
import WaylandProtocols

/// Outputs that show a surface, and the scale for the surface.
@MainActor final class SurfaceOutputs {
    private let surface: WlSurface
    private let fractionalScale: WpFractionalScaleV1?
    private var entered: [WlOutput] = []
    /// Scale preferred by the compositor, in steps of 1/120; nil without support for fractional scales.
    private var preferredScale: Double?
    /// Whole scale preferred by the compositor; nil before ``WlSurface`` has version 6 and the first such event.
    private var preferredBufferScale: Int32?
    private static let bufferScales: ClosedRange<Int32> = 1...16

    enum Event { case outputsChanged, scalePreferred }

    init(_ surface: WlSurface, globals: Globals, onEvent: @escaping @MainActor (Event) -> Void) {
        self.surface = surface
        fractionalScale =
            globals.viewporter == nil ? nil : globals.fractionalScales?.getFractionalScale(surface: surface)
        surface.onEvent { [weak self] event in
            if let result = self?.received(event) { onEvent(result) }
        }
        fractionalScale?.onEvent { [weak self] event in
            switch event {
            case .preferredScale(let scale): self?.preferredScale = Double(scale) / 120
            }
            onEvent(.scalePreferred)
        }
    }

    private func received(_ event: WlSurface.Event) -> Event? {
        switch event {
        case .enter(let output):
            if let output, !entered.contains(where: { $0.proxy == output.proxy }) { entered.append(output) }
        case .leave(let output): entered.removeAll { $0.proxy == output?.proxy }
        case .preferredBufferScale(let factor):
            guard Self.bufferScales.contains(factor) else { return nil }
            preferredBufferScale = factor
            return .scalePreferred
        // Buffers in shared memory are copied by the compositor in any case, which turns them on the way: see
        // docs/decisions/0104-windows-that-nobody-sees.md.
        case .preferredBufferTransform: return nil
        }
        return .outputsChanged
    }

    /// Drops outputs that the compositor has removed.
    func prune() { entered.removeAll { !$0.proxy.isAlive } }

    /// The outputs that show the surface; all outputs before any shows it, since it will appear on one of them.
    func shown(among all: [Output]) -> [Output] {
        let shown = all.filter { output in entered.contains { $0.proxy == output.object.proxy } }
        return shown.isEmpty ? all : shown
    }

    /// The scale preferred by the compositor, by fractions where it has them, or the largest scale of the outputs: on the
    /// other outputs the compositor scales down, which looks better than scaling up.
    func scale(among all: [Output]) -> Double {
        if let preferred = preferredScale ?? preferredBufferScale.map(Double.init) { return preferred }
        guard surface.version >= WlSurface.Since.setBufferScale else { return 1 }
        let scales = shown(among: all).map(\.scale)
        // Before any output shows the surface, the smallest scale is a guess that costs least.
        return Double((entered.isEmpty ? scales.min() : scales.max()) ?? 1)
    }

    /// Size of the largest output that shows the surface, or of the smallest output before any shows it, in points, each
    /// side by itself; nil if no size is known. Panels of the desktop are part of it.
    func room(among all: [Output]) -> CGSize? {
        let sizes = shown(among: all).compactMap { output in
            output.pixelSize.map { pixels in
                // A fractional scale is announced to surfaces only; outputs have the next larger integer.
                let isRounded = preferredScale?.rounded(.up) == Double(output.scale)
                let scale = isRounded ? preferredScale ?? 1 : Double(output.scale)
                return CGSize(
                    width: (pixels.width / scale).rounded(.down), height: (pixels.height / scale).rounded(.down))
            }
        }
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        guard let width = entered.isEmpty ? widths.min() : widths.max(),
            let height = entered.isEmpty ? heights.min() : heights.max()
        else { return nil }
        return CGSize(width: width, height: height)
    }

    func destroy() { fractionalScale?.destroy() }
}
