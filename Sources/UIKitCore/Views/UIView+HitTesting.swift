import Foundation
import Geometry
import LayerTree
import Views

// Hit tests of views whose class may override them.
extension UIView {
    /// The view at `point` by the rules that ``hitTest(_:with:)`` has by default.
    func viewByDefault(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Lets the overrides of a program's class decide what is hit. Views of UIKit are hit as layers are.
    func followHitTests() {
        guard ViewClasses.isOfProgram(type(of: self)) else { return }
        layer.backing?.layer.hitTest = { [weak self] point in self?.answer(at: point) ?? .nothing }
    }

    private func answer(at place: CGPoint) -> LayerHitAnswer {
        let point = place.moved(by: bounds.origin)
        guard let hit = hitTest(point, with: nil) else { return .nothing }
        guard hit === viewByDefault(at: point, nil) else { return .layers(hit.layersOfResponders(up: self)) }
        guard hit === self else { return .tested(at: place) }
        // The view may be hit outside of its bounds: its parts are hit at the nearest point of these.
        let size = bounds.size
        return .tested(
            at: CGPoint(
                x: min(max(place.x, 0), size.width.nextDown), y: min(max(place.y, 0), size.height.nextDown)))
    }

    /// Layers of the view and of the views around it, up to `outermost`, or to the root if that is not one of them.
    private func layersOfResponders(up outermost: UIView) -> [Layer] {
        var layers: [Layer] = []
        var view: UIView? = self
        while let current = view {
            if let layer = current.layer.backing?.layer { layers.append(layer) }
            view = current === outermost ? nil : current.superview
        }
        return layers
    }
}

/// Classes of views, by where they are declared.
@MainActor private enum ViewClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]
    /// Name of this module, before the names of its classes.
    private static let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."

    /// True for a class of a program, which may override what this module's classes do.
    static func isOfProgram(_ type: UIView.Type) -> Bool {
        if let isOfProgram = known[ObjectIdentifier(type)] { return isOfProgram }
        let isOfProgram = !String(reflecting: type).hasPrefix(module)
        known[ObjectIdentifier(type)] = isOfProgram
        return isOfProgram
    }
}
