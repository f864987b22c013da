import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Arc in the gap above refreshable content: it appears as the content is pulled, and turns while the action runs.
@MainActor final class RefreshArc {
    private unowned let host: ViewHost
    private(set) var layer: Layer?
    private var isTurning = false
    /// Angle to which the pull has turned the arc.
    private var angle = Angle.zero
    /// Colour of the arc; of the scroll view's environment.
    var color = ResolvedColor.clear { didSet { layer?.setFill(color, transaction: Transaction()) } }

    private static let diameter: CGFloat = 22
    private static let lineWidth: CGFloat = 3
    /// Duration of one turn, in seconds.
    private static let period = 0.9

    init(_ host: ViewHost) { self.host = host }

    /// Shows the arc between the top of a scroll view `width` points wide and its content.
    ///
    /// - Parameters:
    ///   - pull: distance of the content from its place at rest, in points.
    ///   - top: place of the content's upper edge at rest, in points.
    ///   - width: width of the scroll view, in points.
    ///   - isRefreshing: true while the action runs.
    func show(pull: CGFloat, top: CGFloat, width: CGFloat, isRefreshing: Bool) {
        guard pull > 0 || layer != nil else { return }
        let arc = layer ?? make()
        layer = arc
        let side = Self.diameter
        arc.setGeometry(
            LayerGeometry(CGRect(x: (width - side) / 2, y: top + (pull - side) / 2, width: side, height: side)),
            transaction: Transaction())
        let progress = min(max(pull / RefreshControl.threshold, 0), 1)
        // While the action runs the arc fades only where the content comes near it.
        let opacity = isRefreshing ? min(max(pull / side - 0.5, 0), 1) : progress * progress
        arc.setOpacity(opacity, transaction: Transaction())
        if isRefreshing {
            turn(arc)
        } else if isTurning {
            if pull <= 0 { stop(arc) }
        } else {
            angle = .degrees(270 * progress)
            arc.setEffect(.rotation(angle, anchor: .center), transaction: Transaction())
        }
    }

    private func turn(_ arc: Layer) {
        guard !isTurning else { return }
        isTurning = true
        arc.setEffect(
            .rotation(angle + .degrees(360), anchor: .center),
            transaction: Transaction(animation: .linear(duration: Self.period).repeatForever(autoreverses: false)))
    }

    private func stop(_ arc: Layer) {
        isTurning = false
        angle = .zero
        arc.setEffect(.rotation(angle, anchor: .center), transaction: Transaction())
    }

    private func make() -> Layer {
        let layer = host.layers.makeLayer()
        layer.viewName = "RefreshArc"
        layer.allowsHitTesting = false
        layer.content = .shape(
            LayerShape(style: .stroke(StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round)), version: 1) { rect in
                Path {
                    $0.addArc(
                        center: CGPoint(x: rect.midX, y: rect.midY), radius: (rect.width - Self.lineWidth) / 2,
                        startAngle: .degrees(-90), endAngle: .degrees(150), clockwise: false)
                }
            })
        layer.setFill(color, transaction: Transaction())
        return layer
    }

    func discard() {
        layer?.discard()
        layer = nil
        isTurning = false
    }
}
