import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Text description of a layer tree: drawn content, places, order and effects. Layers that draw and change nothing are
/// left out: a transition that has ended leaves such a layer.
@MainActor enum LayerLook {
    static func lines(of stage: ViewStage) -> [String] {
        var lines: [String] = []
        visit(stage.host.layers.root, opacity: 1, effects: "", &lines)
        return lines
    }

    private static func visit(_ layer: Layer, opacity: Double, effects: String, _ lines: inout [String]) {
        let shown = layer.presentation
        let opacity = opacity * (layer.isHidden ? 0 : shown.opacity)
        var effects = effects
        if shown.blurRadius > 0 { effects += " blur \(rounded(shown.blurRadius))" }
        if let shadow = shown.shadow, shadow.radius > 0 {
            effects += " shadow \(rounded(shadow.radius)) \(shadow.color)"
        }
        switch layer.clip {
        case nil: break
        case .bounds: effects += " clip \(corners(layer))"
        case .rounded(let radius): effects += " clip \(corners(layer)) round \(rounded(radius))"
        case .shape(let path, let style, _):
            effects +=
                " clip \(corners(layer)) \(describe(path(CGRect(origin: .zero, size: shown.geometry.size)))) \(style)"
        }
        if let content = describe(layer) {
            lines.append("\(layer.viewName) \(content) \(corners(layer)) at \(rounded(opacity))\(effects)")
        }
        for sublayer in layer.sublayers { visit(sublayer, opacity: opacity, effects: effects, &lines) }
    }

    private static func describe(_ layer: Layer) -> String? {
        let fill = layer.presentation.fill
        let color = [fill.linearRed, fill.linearGreen, fill.linearBlue, fill.opacity].map { rounded(Double($0)) }
        switch layer.content {
        case .none: return nil
        case .color: return "\(color)"
        case .text: return "“\(layer.text ?? "")” \(color)"
        case .shape(let shape):
            let size = layer.presentation.geometry.size
            return "\(describe(shape.path(CGRect(origin: .zero, size: size)))) \(shape.style) \(shape.paint) \(color)"
        default: return "something"
        }
    }

    private static func describe(_ path: Path) -> String {
        let box = path.boundingRect
        return "path of \(path.elements.count) in "
            + [box.minX, box.minY, box.width, box.height].map { rounded($0) }.joined(separator: " ")
    }

    private static func corners(_ layer: Layer) -> String {
        layer.quad.map { "\(rounded($0.x)),\(rounded($0.y))" }.joined(separator: " ")
    }

    private static func rounded(_ number: Double) -> String {
        String(format: "%.3f", (number * 1000).rounded() / 1000 + 0)
    }
}
