import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A small sign drawn by an item: tick, dash or arrow.
@MainActor final class MenuGlyph {
    enum Sign: Int { case tick, dash, arrow }

    let layer: Layer
    var isShown = false

    init(_ host: ViewHost) {
        layer = host.layers.makeLayer()
        layer.viewName = "MenuGlyph"
        layer.allowsHitTesting = false
    }

    func discard() { layer.discard() }

    func place(_ frame: CGRect) { layer.setGeometry(LayerGeometry(frame), transaction: Transaction()) }

    func draw(_ sign: Sign, color: ResolvedColor, isMirrored: Bool) {
        guard isShown else { return }
        layer.setFill(color, transaction: Transaction())
        let style = StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
        layer.content = .shape(
            LayerShape(style: .stroke(style), version: 10 + sign.rawValue * 2 + (isMirrored ? 1 : 0)) { rect in
                Self.path(sign, isMirrored, in: rect)
            })
    }

    private static func path(_ sign: Sign, _ isMirrored: Bool, in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * (isMirrored ? 1 - x : x), y: rect.minY + rect.height * y)
        }
        let points =
            switch sign {
            case .tick: [point(0.08, 0.55), point(0.38, 0.85), point(0.92, 0.16)]
            case .dash: [point(0.1, 0.5), point(0.9, 0.5)]
            case .arrow: [point(0.32, 0.06), point(0.76, 0.5), point(0.32, 0.94)]
            }
        return Path { path in
            path.move(to: points[0])
            for point in points.dropFirst() { path.addLine(to: point) }
        }
    }
}
