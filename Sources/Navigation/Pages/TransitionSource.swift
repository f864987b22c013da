import AnimationCore
import Foundation
package import LayerTree
@_spi(Engine) package import ViewGraph

/// How a source looks while a page flies out of it or back (S20.5).
package struct TransitionSourceLook {
    /// Behind the source's own content; nil: nothing.
    package var background: ResolvedColor?
    /// Of the clip, in points.
    package var cornerRadius = 0.0
    package var shadow: LayerShadow?

    package init() {}
}

/// The box of `matchedTransitionSource`: what a page grows out of (S20.3). It keeps its place while its content flies.
@MainActor package final class TransitionSourceBox: LayerBox {
    private var key: MatchedGeometryKey?
    package var look = TransitionSourceLook()
    /// What flies: it is drawn by the page meanwhile, and not here.
    fileprivate(set) var isFlying = false
    package private(set) var double: TransitionDoubleBox?

    /// Makes the box for content in a layer of its own.
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

    /// The identity ends.
    package func remove() {
        if let key { host.transitionSources.remove(self, key) }
        key = nil
    }

    package override class var kind: BoxKind { .ordersContent }
    package override var drawingOrder: [LayoutBox] { isFlying ? [] : super.drawingOrder }

    /// Lends the content to a page that flies, or takes it back.
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

/// The content of a source, in the layer that flies.
@MainActor package final class TransitionDoubleBox: LayerBox {}

/// The sources of a window, by their ids.
@MainActor package final class TransitionSources: HostAttachment {
    private unowned let host: ViewHost
    private var boxes: [MatchedGeometryKey: [TransitionSourceBox]] = [:]

    package init(host: ViewHost) { self.host = host }

    fileprivate func add(_ box: TransitionSourceBox, _ key: MatchedGeometryKey) { boxes[key, default: []].append(box) }

    fileprivate func remove(_ box: TransitionSourceBox, _ key: MatchedGeometryKey) {
        boxes[key]?.removeAll { $0 === box }
        if boxes[key]?.isEmpty == true { boxes[key] = nil }
    }

    /// The source with this id that is there now, and not in `page`, which is the one that flies; of several the newest.
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
    /// Whether something of its place is to be seen: what was scrolled away is no place to fly to.
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
