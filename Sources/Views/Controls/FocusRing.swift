import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// The ring around what has the keyboard: shown when the focus came by a key, drawn above the view, outside its frame.
@MainActor final class FocusRing {
    private let layer: Layer
    private unowned let box: LayoutBox

    init(around box: PressBox, inputs: _ViewInputs) {
        self.box = box
        layer = inputs.host.layers.makeLayer()
        let graph = inputs.graph
        let environment = inputs.environment
        color = { Color.accentColor.opacity(0.9).resolve(in: graph.peek(environment)) }
        layer.viewName = "FocusRing"
        layer.allowsHitTesting = false
        layer.isHidden = true
        layer.content = .shape(
            LayerShape(style: .stroke(StrokeStyle(lineWidth: 3)), version: 1) { rect in
                let frame = rect.insetBy(dx: -3, dy: -3)
                let radius = min(10, min(frame.width, frame.height) / 2)
                return Path(roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
            })
        box.overlayLayer = layer
        box.geometryObserver = { [unowned self] in place() }
        inputs.lifetime.onEnd { [layer] in layer.discard() }
    }

    private let color: () -> ResolvedColor

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            if isShown { layer.setFill(color(), transaction: Transaction()) }
            layer.isHidden = !isShown
            box.invalidateLayerOrder()
            box.host.onNeedsFrame()
        }
    }

    private func place() {
        layer.setGeometry(
            LayerGeometry(origin: box.originInLayer, size: box.size), transaction: box.scope.resolve())
    }
}
