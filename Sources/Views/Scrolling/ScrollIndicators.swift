import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Thin bars that show the position of a scroll view while it moves, and fade when it rests.
@MainActor final class ScrollIndicators {
    private unowned let host: ViewHost
    private var vertical: Layer?
    private var horizontal: Layer?
    /// Program time at which the bars begin to fade, in seconds; nil while none is shown.
    private(set) var fadeTime: Double?
    private var known = 0

    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 24
    /// Delay before the bars fade, in seconds.
    private static let patience = 0.8

    init(_ host: ViewHost) { self.host = host }

    var layers: [Layer] { [horizontal, vertical].compactMap { $0 } }

    /// True once after a layer was made; reading it resets it.
    var layersAreNew: Bool {
        defer { known = layers.count }
        return layers.count != known
    }

    func moved(
        offset: CGPoint, range: CGRect, size: CGSize, margins: EdgeInsets, vertical showsVertical: Bool,
        horizontal showsHorizontal: Bool
    ) {
        if showsVertical && range.height > 0 {
            let bar = Self.bar(
                offset: offset.y, range: range.height, length: size.height, start: margins.top, end: margins.bottom)
            place(
                &vertical,
                CGRect(
                    x: size.width - margins.trailing - Self.margin - Self.thickness, y: bar.start,
                    width: Self.thickness, height: bar.length))
        }
        if showsHorizontal && range.width > 0 {
            let bar = Self.bar(
                offset: offset.x, range: range.width, length: size.width, start: margins.leading, end: margins.trailing)
            place(
                &horizontal,
                CGRect(
                    x: bar.start, y: size.height - margins.bottom - Self.margin - Self.thickness, width: bar.length,
                    height: Self.thickness))
        }
        fadeTime = layers.isEmpty ? nil : host.time + Self.patience
    }

    /// Position and length of a bar along its track, in points. Bar and track are in the proportion of `length`, the
    /// visible length, and the content's length; beyond the ends the bar is shorter by the overscroll.
    private static func bar(
        offset: CGFloat, range: CGFloat, length: CGFloat, start: CGFloat, end: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let way = max(0, length - start - end - 2 * margin)
        let beyond = max(0, -offset, offset - range)
        let bar = max(min(shortest, way), way * length / (length + range) - beyond)
        let fraction = min(max(offset / range, 0), 1)
        return (start + margin + (way - bar) * fraction, bar)
    }

    private func place(_ layer: inout Layer?, _ frame: CGRect) {
        let bar = layer ?? makeLayer()
        layer = bar
        bar.setGeometry(LayerGeometry(frame), transaction: Transaction())
        bar.setOpacity(1, transaction: Transaction())
    }

    private func makeLayer() -> Layer {
        let layer = host.layers.makeLayer()
        layer.viewName = "ScrollIndicator"
        layer.allowsHitTesting = false
        layer.content = .shape(
            LayerShape(style: .fill(FillStyle()), paint: .fillColor) {
                Path(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2)
            })
        layer.setFill(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.6), transaction: Transaction())
        return layer
    }

    /// Fades the bars if their delay has passed.
    func fade(at time: Double) {
        guard let fadeTime, time >= fadeTime else { return }
        self.fadeTime = nil
        for layer in layers { layer.setOpacity(0, transaction: Transaction(animation: .easeOut(duration: 0.3))) }
    }

    func discard() {
        for layer in layers { layer.discard() }
        vertical = nil
        horizontal = nil
    }
}
