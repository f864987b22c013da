package import AnimationCore
package import Foundation
package import Geometry
package import LayerTree

/// Box of a representable, which is not a SwiftUI view: it draws with layers of its own, sublayers of this box's layer,
/// and chooses its own size (S21.5).
@MainActor package final class RepresentableBox: LayerBox {
    /// Returns the size under a proposal, in points. Returns nil to take the proposed size.
    package var chosenSize: (@MainActor (ProposedViewSize) -> CGSize?)?
    /// Called with each new size and the transaction of the change.
    package var sizeChanged: (@MainActor (CGSize, Transaction) -> Void)?
    /// Returns the elements of what the box represents; nil if it has none.
    package var accessibilityNodes: (@MainActor (AccessibilityBuilder) -> [AccessibilityNode])?
    private var knownSize: CGSize?
    private var gestures: [Int: [GestureBox]] = [:]
    private var firstPass = FirstPass()

    // MARK: Size

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = chosenSize?(proposal) { return size }
        return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    package override func placeContent() {}
    package override class var kind: BoxKind { .hidesContent }

    package override func geometryChanged() {
        let isFirst = firstPass.isNow(in: host)
        super.geometryChanged()
        guard size != knownSize else { return }
        knownSize = size
        sizeChanged?(size, isFirst ? Transaction() : scope.resolve())
    }

    // MARK: Layers and gestures

    /// Adds the gestures of `box` to `layer`, one of the program's own layers. They also receive events on sublayers of
    /// `layer`.
    package func add(_ box: GestureBox, on layer: Layer) {
        box.attach(to: self)
        gestures[layer.id, default: []].append(box)
    }

    /// Removes the gestures that ``add(_:on:)`` added.
    package func remove(_ box: GestureBox, from layer: Layer) {
        gestures[layer.id]?.removeAll { $0 === box }
        if gestures[layer.id]?.isEmpty == true { gestures[layer.id] = nil }
    }

    /// Returns the gestures on `layer`, one of the program's own layers, and on its superlayers, from the inside out.
    package func gestureBoxes(around layer: Layer) -> [GestureBox] {
        guard !gestures.isEmpty else { return [] }
        var boxes: [GestureBox] = []
        var current: Layer? = layer
        while let inner = current, inner !== ownLayer {
            for box in gestures[inner.id] ?? [] {
                box.becomeRoot(size: inner.presentedSize)
                boxes.append(box)
            }
            current = inner.superlayer
        }
        return boxes
    }

    /// Releases gestures and closures when the owner ends.
    package func letGo() {
        for boxes in gestures.values {
            for box in boxes { box.tree.detach() }
        }
        gestures = [:]
        accessibilityNodes = nil
        chosenSize = nil
        sizeChanged = nil
    }
}
