import AnimationCore
import Foundation
package import LayerTree
@_spi(Engine) package import ViewGraph

/// Appearance of a transition source while a page flies out of it or back (S20.5).
package struct TransitionSourceLook {
    /// Color behind the source's own content; nil for none.
    package var background: ResolvedColor?
    /// Corner radius of the clip, in points.
    package var cornerRadius = 0.0
    package var shadow: LayerShadow?

    package init() {}
}

/// Box of `matchedTransitionSource`: the view that a page zooms out of (S20.3). It keeps its place in the layout while
/// its content flies.
@MainActor package final class TransitionSourceBox: LayerBox {
    private var key: MatchedGeometryKey?
    package var look = TransitionSourceLook()
    /// True while a page draws the content of this box; the box then draws nothing itself.
    fileprivate(set) var isFlying = false
    package private(set) var double: TransitionDoubleBox?

    /// Adds the box that holds the content in a layer of its own.
    ///
    /// - Returns: the inputs for the content.
    package func makeDouble(_ inputs: _ViewInputs) -> _ViewInputs {
        let inside = inputs.inside(self)
        let box = TransitionDoubleBox(inside)
        inside.add(box, named: TransitionDoubleBox.self)
        double = box
        return inside.inside(box)
    }

    package func set(_ key: MatchedGeometryKey) {
        guard key != self.key else { return }
        remove()
        self.key = key
        host.transitionSources.add(self, key)
    }

    /// Unregisters the source when its identity ends.
    package func remove() {
        if let key { host.transitionSources.remove(self, key) }
        key = nil
    }

    package override class var kind: BoxKind { .ordersContent }
    package override var drawingOrder: [LayoutBox] { isFlying ? [] : super.drawingOrder }

    /// Lends the content to a page in flight, or takes it back.
    func setFlying(_ isFlying: Bool) {
        guard isFlying != self.isFlying else { return }
        self.isFlying = isFlying
        guard let layer = double?.ownLayer else { return }
        layer.allowsHitTesting = !isFlying
        if !isFlying {
            layer.setEffect(.none, transaction: Transaction())
            layer.setOpacity(1, transaction: Transaction())
        }
        host.needsLayerOrder(of: self)
        host.onNeedsFrame()
    }
}

/// Content of a transition source, in the layer that a page in flight draws.
@MainActor package final class TransitionDoubleBox: LayerBox {}

/// Registry of the transition sources of a window, by key.
@MainActor package final class TransitionSources: HostAttachment {
    private unowned let host: ViewHost
    private var boxes: [MatchedGeometryKey: [TransitionSourceBox]] = [:]

    package init(host: ViewHost) { self.host = host }

    fileprivate func add(_ box: TransitionSourceBox, _ key: MatchedGeometryKey) { boxes[key, default: []].append(box) }

    fileprivate func remove(_ box: TransitionSourceBox, _ key: MatchedGeometryKey) {
        boxes[key]?.removeAll { $0 === box }
        if boxes[key]?.isEmpty == true { boxes[key] = nil }
    }

    /// Returns the visible source with this key that lies outside `page`, the page in flight. If there are several,
    /// returns the newest and reports the conflict.
    func find(_ key: MatchedGeometryKey, outside page: LayoutBox) -> TransitionSourceBox? {
        let found = (boxes[key] ?? []).filter { $0.isPlaced && $0.isShown && !$0.isInside(page) }
        if found.count > 1 {
            host.report(
                "\(found.count) views are transition sources with the id \(key.id); only one may be there at a time. "
                    + "The newest counts (S20.3).")
        }
        return found.last
    }
}

extension ViewHost {
    /// Views that pages grow out of and shrink into.
    var transitionSources: TransitionSources { attachment(TransitionSources.self) }
}

extension TransitionSourceBox {
    /// True if some part of the source is visible. A source that has been scrolled out of view is not a destination for
    /// a flight.
    fileprivate var isShown: Bool {
        guard ownLayer.isInTree, size.width > 0, size.height > 0 else { return false }
        var visible = ownLayer.frameInWindow
        var layer = ownLayer.superlayer
        while let current = layer {
            if current.clip != nil {
                visible = visible.intersection(current.frameInWindow)
                if visible.isNull || visible.width < 1 || visible.height < 1 { return false }
            }
            layer = current.superlayer
        }
        return true
    }
}
