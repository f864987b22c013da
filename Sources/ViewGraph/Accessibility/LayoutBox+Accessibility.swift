import AccessibilityTree
package import Foundation
import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Frame of the box as seen now, in the window's points: while its layer flies, where it flies.
    package final var presentedFrame: CGRect {
        if let layer { return layer.frameInWindow }
        guard let around = layers.around?.object else { return placing.frameInWindow() }
        var origin = originInLayer
        // A box without a layer is seen where what it draws is seen.
        var inner: [Layer] = []
        appendLayers(to: &inner)
        if let first = inner.first, first.isMoving {
            let seen = first.presentation.geometry.origin
            origin.x += seen.x - first.geometry.origin.x
            origin.y += seen.y - first.geometry.origin.y
        }
        return around.frameInWindow(of: CGRect(origin: origin, size: size))
    }

    /// Label of the box's element in the window's tree; empty if it has none.
    package final var accessibilityLabel: String {
        AccessibilityOrder(AccessibilityBuilder(host).nodes()).node(for: self)?.element.label ?? ""
    }

    /// Label of what the box shows, or of the control that it is a part of; nil if it has none, or shows several things.
    package final var accessibilityName: String? {
        var named: LayoutBox = self
        var next = parent
        while let current = next {
            next = current.parent
            guard let content = current.accessibilityFacts?.content else { continue }
            if content == .named { named = current }
            if content != .unchanged { break }
        }
        let nodes = AccessibilityBuilder(host).nodes(in: named)
        return nodes.count == 1 && !nodes[0].element.label.isEmpty ? nodes[0].element.label : nil
    }

    /// True if the layer's model values show it, or the box has none. Views that fade in count, and views that fade out do
    /// not.
    final var showsLayer: Bool { layer.map { !$0.isHidden && $0.opacity > 0 } ?? true }

    /// True if nothing outside the box's frame is seen of its content.
    final var clipsContent: Bool { layer?.clip != nil }
}
