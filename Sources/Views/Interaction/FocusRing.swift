import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// Ring around the view with the keyboard focus. Shown if the focus was moved by a key; drawn above the view, outside
/// its frame, with corners that follow the shape that the view draws.
@MainActor package final class FocusRing {
    private let layer: Layer
    private unowned let box: LayoutBox
    private let color: () -> ResolvedColor
    private let width: () -> CGFloat
    private let isWanted: () -> Bool
    private var version = 0

    package init(around box: GestureBox, inputs: _ViewInputs) {
        self.box = box
        layer = inputs.host.layers.makeLayer()
        let graph = inputs.graph
        let environment = inputs.environment
        color = {
            let environment = graph.peek(environment)
            let isStrong = environment.colorSchemeContrast == .increased
            return (isStrong ? Color.primary : Color.accentColor.opacity(0.9)).resolve(in: environment)
        }
        width = { graph.peek(environment).colorSchemeContrast == .increased ? Self.strongWidth : Self.width }
        isWanted = { graph.peek(environment).isFocusEffectEnabled }
        layer.viewName = "FocusRing"
        layer.allowsHitTesting = false
        layer.isHidden = true
        box.overlayLayer = layer
        box.geometryObserver = { [unowned self] in place() }
        inputs.lifetime.onEnd { [layer] in layer.discard() }
    }

    package var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            let isShown = isShown && isWanted()
            if isShown {
                layer.setFill(color(), transaction: Transaction())
                version += 1
                layer.content = .shape(outline(cornerRadius: box.drawnCornerRadius, width: width()))
            }
            layer.isHidden = !isShown
            box.layers.invalidateOrder()
            box.host.onNeedsFrame()
        }
    }

    /// Distance from the view's edge to the middle of the ring, in points.
    private static let distance = 3.0

    /// Width of the ring, and its width for people who asked for more contrast.
    private static let width: CGFloat = 2.5
    private static let strongWidth: CGFloat = 4

    private func outline(cornerRadius: CGFloat, width: CGFloat) -> LayerShape {
        LayerShape(style: .stroke(StrokeStyle(lineWidth: width)), version: version) { rect in
            let frame = rect.insetBy(dx: -Self.distance, dy: -Self.distance)
            let radius = min(cornerRadius + Self.distance, min(frame.width, frame.height) / 2)
            return Path(roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: .circular)
        }
    }

    private func place() {
        layer.setGeometry(
            LayerGeometry(origin: box.originInLayer, size: box.size), transaction: box.scope.resolve())
    }
}

extension LayoutBox {
    /// Corner radius, in points, of the first shape in this box that fills its frame; 6 if there is none.
    fileprivate var drawnCornerRadius: CGFloat {
        var layers: [Layer] = []
        appendLayers(to: &layers)
        for layer in layers { if let radius = layer.cornerRadius(ifSizeIs: size) { return radius } }
        return 6
    }
}

extension Layer {
    fileprivate func cornerRadius(ifSizeIs size: CGSize) -> CGFloat? {
        if case .shape(let shape) = content, viewName != "FocusRing", abs(geometry.size.width - size.width) < 0.5,
            abs(geometry.size.height - size.height) < 0.5
        {
            let path = shape.path(CGRect(origin: .zero, size: size))
            // A line from the corner inwards meets an arc of radius r at r(1 − 1/√2) from each edge.
            let limit = min(size.width, size.height) / 2
            var distance: CGFloat = 0
            while distance < limit && !path.contains(CGPoint(x: distance, y: distance)) { distance += 0.25 }
            return min(distance / (1 - 0.5.squareRoot()), limit)
        }
        for layer in sublayers { if let radius = layer.cornerRadius(ifSizeIs: size) { return radius } }
        return nil
    }
}
