import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Separators of one row, as layers that are made when they are needed.
@MainActor final class RowLines {
    private unowned let host: ViewHost
    private var top: Layer?
    private var bottom: Layer?

    init(_ host: ViewHost) { self.host = host }

    var layers: [Layer] { [top, bottom].compactMap { $0 } }

    /// Shows the lines of `edges` in a row of `size`. Separators end at `inset` from the row's edges.
    ///
    /// - Returns: true if a layer came or went.
    func place(
        _ edges: RowEdges, inset: (leading: CGFloat, trailing: CGFloat), in size: CGSize, hairline: CGFloat,
        isMirrored: Bool
    ) -> Bool {
        let before = (top == nil, bottom == nil)
        show(edges.top, at: 0, &top, inset, size, hairline, isMirrored)
        show(edges.bottom, at: size.height - hairline, &bottom, inset, size, hairline, isMirrored)
        return before != (top == nil, bottom == nil)
    }

    private func show(
        _ line: RowEdges.Line?, at y: CGFloat, _ layer: inout Layer?, _ inset: (leading: CGFloat, trailing: CGFloat),
        _ size: CGSize, _ hairline: CGFloat, _ isMirrored: Bool
    ) {
        guard let line else {
            layer?.discard()
            layer = nil
            return
        }
        let shown = layer ?? makeLayer()
        layer = shown
        let (leading, trailing) = line.isWhole ? (0, 0) : inset
        shown.setFill(line.color, transaction: Transaction())
        shown.setGeometry(
            LayerGeometry(
                CGRect(
                    x: isMirrored ? trailing : leading, y: y, width: max(0, size.width - leading - trailing),
                    height: hairline)), transaction: Transaction())
    }

    private func makeLayer() -> Layer {
        let layer = host.layers.makeLayer()
        layer.viewName = "RowSeparator"
        layer.allowsHitTesting = false
        layer.content = .color
        return layer
    }

    func discard() {
        for layer in layers { layer.discard() }
        (top, bottom) = (nil, nil)
    }
}
