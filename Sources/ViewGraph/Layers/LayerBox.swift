package import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) package import LayerTree

/// A box with a layer of its own. The box's placed geometry is the layer's model geometry (S1.11, S1.12). Layers of the
/// content are sublayers of it, unless a class removes it as the layer for content (``LayoutBox/setLayer(_:)``) and
/// draws it beside the content.
@_spi(Engine) @MainActor open class LayerBox: LayoutBox, LifetimeMember {
    package final let ownLayer: Layer
    /// The id of the nearest ancestor layer when the geometry was last set; 0 for none.
    private var lastLayerAround = 0
    private var firstPass = FirstPass()

    /// Creates the box and its layer, which is discarded when the lifetime ends.
    package init(_ inputs: borrowing _ViewInputs) {
        let host = Unretained(inputs.host)
        ownLayer = host.with { $0.layers.makeLayer() }
        super.init(host: host.object, scope: inputs.scope)
        setLayer(ownLayer)
        host.with { $0.register(self) }
        inputs.place.lifetime.add(self)
    }

    /// Called when the view's identity has ended: discards the layer.
    open func lifetimeEnded() {
        host.unregister(self)
        host.discard(ownLayer)
    }

    /// Sets the box's frame as the layer's geometry. A class whose layer lies elsewhere overrides this.
    open override func geometryChanged() { takeGeometry(LayerGeometry(origin: originInLayer, size: size)) }

    /// Sets the layer's model geometry, relative to the nearest ancestor layer, under the transaction of this place.
    package final func takeGeometry(_ geometry: LayerGeometry) {
        let around = memory.reference.idOfLayerAround
        // The first geometry is not a change (S1.15).
        var animates = !hostReference.with { firstPass.isNow(in: $0) }
        if around != lastLayerAround {
            // The coordinates are relative to another layer now, which is not a change either.
            if animates { animates = countFromLayerAround() }
            lastLayerAround = around
        }
        // Checked before the transaction is resolved, which has a cost.
        let layer = Unretained(ownLayer)
        guard layer.with({ geometry != $0.geometry }) else { return }
        if let flight = flightBeingRepeated {
            return ownLayer.setGeometry(geometry, by: flight.animation, seenAt: flight.frames)
        }
        let transaction = animates ? scope.resolveForGeometry() : Transaction()
        layer.with { $0.setGeometry(geometry, transaction: transaction) }
    }

    /// Records the layer that the geometry is relative to. Nothing moves.
    final func noteLayerAround() { lastLayerAround = layers.idAround }

    /// Converts the geometry to the nearest ancestor layer, after an effect has been inserted around the box. The layer
    /// stays at its place on the screen and then moves from there like everything else, though the new layer may
    /// already be at the ancestor's new place.
    ///
    /// - Returns: false if the last known layer is no longer an ancestor.
    private func countFromLayerAround() -> Bool {
        var shift = CGPoint.zero
        var box = parent
        while let current = box {
            if let layer = current.layer {
                if layer.id == lastLayerAround {
                    let old = ownLayer.geometry
                    let origin = CGPoint(x: old.origin.x - shift.x, y: old.origin.y - shift.y)
                    ownLayer.setGeometry(LayerGeometry(origin: origin, size: old.size), transaction: Transaction())
                    return true
                }
                shift = shift.moved(by: layer.geometry.origin)
            }
            box = current.parent
        }
        return false
    }
}

/// A leaf: a box with a layer and no content.
@_spi(Engine) @MainActor open class LeafBox: LayerBox {
    /// Returns the proposed size, with 10 points for each length that is not proposed (S23.27).
    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Colours, shapes and similar views take the proposed size; their ideal size is 10 by 10 points (S23.27).
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    /// Does nothing: a leaf has no content.
    open override func placeContent() {}
    /// Properties of leaves: they stand for no content.
    open override class var kind: BoxKind { .hidesContent }
}

/// A rendering effect: its layer contains those of its content.
@_spi(Engine) @MainActor open class EffectBox: LayerBox {
    /// Distance, in points, by which the layer's effect moves the content, at its model value, if the effect scrolls or
    /// is an offset. Frames in the window include it (S13.13).
    package var modelOffset: CGPoint {
        get { contentOffset }
        set { contentOffset = newValue }
    }
    /// Facts that accessibility modifiers have put on the layer; nil without any.
    open override var accessibilityFacts: AccessibilityFacts? { AccessibilityFacts(of: ownLayer) }

    /// Parts of the layer that the modifiers of this box write to.
    private var parts: EffectParts = []
    /// Identity under which these modifiers were made; nil before the first one.
    private var identity: ObjectIdentifier?
    /// Type of the modifier that transforms, if it shares the layer with others.
    private var transforming: Any.Type?

    /// Sets the layer's effect. An effect with infinite or NaN numbers is reported and replaced by no effect.
    package func setEffect(_ effect: LayerEffect, transaction: Transaction) {
        guard !effect.isFinite else { return ownLayer.setEffect(effect, transaction: transaction) }
        host.reportNoNumbers(in: transforming ?? viewType)
        ownLayer.setEffect(.none, transaction: transaction)
    }

    /// Records that the box also represents a modifier of type `type`.
    fileprivate func begin(_ part: EffectParts, of type: Any.Type, under lifetime: Lifetime) {
        parts.formUnion(part)
        if part == .transform { transforming = type }
        identity = ObjectIdentifier(lifetime)
    }

    /// True if a modifier that writes `part`, directly inside the modifiers of this box, looks on this layer exactly as
    /// on a layer of its own.
    fileprivate func takes(_ part: EffectParts, at place: ElementPlace, scope: TransactionScope) -> Bool {
        guard !parts.isEmpty, !part.isEmpty, parts.isDisjoint(with: part) else { return false }
        return self.scope === scope && identity == ObjectIdentifier(place.lifetime)
    }
}

/// Parts of a layer that modifiers write to. Modifiers of different parts may share a layer: opacity applies to
/// everything on the layer, independently of the transform.
package struct EffectParts: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let opacity = EffectParts(rawValue: 1)
    package static let transform = EffectParts(rawValue: 2)
    // Facts for assistive technology, of which a view often has several.
    package static let label = EffectParts(rawValue: 1 << 2)
    package static let value = EffectParts(rawValue: 1 << 3)
    package static let hint = EffectParts(rawValue: 1 << 4)
    package static let identifier = EffectParts(rawValue: 1 << 5)
    package static let hiding = EffectParts(rawValue: 1 << 6)
    package static let traits = EffectParts(rawValue: 1 << 7)
    package static let children = EffectParts(rawValue: 1 << 8)
}

extension ViewHost {
    /// Reports that a modifier of type `type` was given infinite or NaN numbers, and is ignored.
    package func reportNoNumbers(in type: Any.Type?) {
        let name = type.map { ViewNames.name(of: $0) } ?? ""
        report(
            "The numbers of a \(name) are no numbers, and it does nothing: look for a division by zero in what it is given."
        )
    }
}

extension _ViewInputs {
    /// Adds an effect's box and makes the content in it.
    ///
    /// - Parameters:
    ///   - value: the effect's value.
    ///   - content: makes the content.
    ///   - update: writes the value to the layer, under the transaction of this place; the first time under one without
    ///     effect (S1.15).
    /// - Returns: the box.
    @discardableResult package func effect<Value>(
        _ value: _GraphValue<Value>, content: @escaping ElementWrapper.Make,
        update: @escaping @MainActor (EffectBox, Value, Transaction) -> Void
    ) -> EffectBox {
        let box = EffectBox(self)
        add(box, named: Value.self)
        var firstPass = FirstPass()
        sink(value.attribute) { [scope] value in
            update(box, value, firstPass.isNow(in: box.host) ? Transaction() : scope.resolve())
        }
        content(contentPlace(of: box))
        return box
    }

    /// Adds an effect's box, and writes `value` to its layer whenever it changes, under the transaction of this place;
    /// the first time under one without effect (S1.15).
    ///
    /// - Parameter value: the effect's value.
    /// - Returns: place of the content.
    package func effectPlace<Value: LayerModifier>(_ value: _GraphValue<Value>) -> ElementPlace {
        let part = Value.part
        let shared = sharedEffectBox(for: part)
        let box = shared ?? EffectBox(self)
        if shared == nil { add(box, named: Value.self) }
        if !part.isEmpty { box.begin(part, of: Value.self, under: lifetime) }
        lifetime.runSink(EffectSink(type: Value.self, value: value.place, box: Unretained(box)))
        return contentPlace(of: box)
    }

    /// The box of the modifiers directly around this place, if `part` can share its layer; else nil.
    private func sharedEffectBox(for part: EffectParts) -> EffectBox? {
        guard let box = place.emptyBox as? EffectBox, place.waiting == nil,
            box.takes(part, at: place, scope: scope)
        else { return nil }
        return box
    }
}

/// A modifier whose only effect is to write its value to the layer of a box.
@MainActor package protocol LayerModifier: DirectModifier {
    /// Writes the value to the layer of `box`.
    func apply(to box: EffectBox, transaction: Transaction)

    /// Part of the layer that the modifier writes to, if modifiers of other parts may share the layer. Empty by
    /// default.
    static var part: EffectParts { get }
}

extension LayerModifier {
    package static var part: EffectParts { [] }

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        inputs.effectPlace(modifier)
    }
}

extension LayerModifier {
    fileprivate static func apply(
        _ value: AttributePlace, to box: EffectBox, transaction: Transaction, in graph: Graph
    ) { graph.read(Attribute<Self>(value)).apply(to: box, transaction: transaction) }
}

/// Writes the value of an effect to its layer. Not generic over the effect, since that would need the effect's metadata
/// at each place. The box is a member of the lifetime that the sink is in, and so outlives the sink.
private struct EffectSink: Rule {
    let type: any LayerModifier.Type
    let value: AttributePlace
    let box: Unretained<EffectBox>
    var firstPass = FirstPass()

    static var name: String { "sink of an effect" }

    mutating func evaluate(in graph: Graph) {
        let box = box.object
        let isFirst = box.hostReference.with { firstPass.isNow(in: $0) }
        let transaction = isFirst ? Transaction() : box.scope.resolve()
        type.apply(value, to: box, transaction: transaction, in: graph)
    }
}
