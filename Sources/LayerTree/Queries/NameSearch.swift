package import Foundation
import Geometry

extension LayerContext {
    /// The first layer in drawing order whose label or text is `name`.
    package func firstLayer(named name: String) -> Layer? {
        root.firstInDrawingOrder { $0.label == name || $0.text == name }
    }

    /// Centre, as presented, in the window's points, of the first layer in drawing order whose label or text is `name`;
    /// nil if there is none.
    package func centre(named name: String) -> CGPoint? {
        guard let quad = firstLayer(named: name)?.quad else { return nil }
        return CGPoint(x: quad.reduce(0) { $0 + $1.x } / 4, y: quad.reduce(0) { $0 + $1.y } / 4)
    }

    /// All labels and texts, in drawing order, each once.
    package var names: [String] {
        var result: [String] = []
        var seen: Set<String> = []
        _ = root.firstInDrawingOrder { layer in
            for name in [layer.label, layer.text] {
                if let name, seen.insert(name).inserted { result.append(name) }
            }
            return false
        }
        return result
    }
}

extension Layer {
    fileprivate func firstInDrawingOrder(where isWanted: (Layer) -> Bool) -> Layer? {
        if isWanted(self) { return self }
        for layer in sublayers {
            if let found = layer.firstInDrawingOrder(where: isWanted) { return found }
        }
        return nil
    }
}
