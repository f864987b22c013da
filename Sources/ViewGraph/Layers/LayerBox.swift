package import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) package import LayerTree

/// A box with a layer of its own: its placed geometry is the layer's model geometry (S1.11, S1.12). What is in the box
/// goes into the layer, unless a kind of box takes it back (``LayoutBox/setLayer(_:)``) and draws it beside its
/// content.
@_spi(Engine) @MainActor open class LayerBox: LayoutBox, LifetimeMember {
    package final let ownLayer: Layer
    /// The id of the nearest layer around when the geometry was last taken; 0 for none.
    private var lastLayerAround = 0
    private var firstPass = FirstPass()

    /// Makes the box and its layer, which is discarded when the lifetime ends.
    package init(_ inputs: borrowing _ViewInputs) {
        let host = Unretained(inputs.host)
        ownLayer = host.with { $0.layers.makeLayer() }
        super.init(host: host.object, scope: inputs.scope)
        setLayer(ownLayer)
        host.with { $0.register(self) }
        inputs.place.lifetime.add(self)
    }

    /// The view's identity has ended, and the layer goes.
    open func lifetimeEnded() {
        host.unregister(self)
        host.discard(ownLayer)
    }

    /// Takes the box's own place as the layer's geometry; a class whose layer lies elsewhere takes another one.
    open override func geometryChanged() { takeGeometry(LayerGeometry(origin: originInLayer, size: size)) }

    /// Sets the layer's model geometry, in the nearest layer around, under the transaction that reaches this place.
    package final func takeGeometry(_ geometry: LayerGeometry) {
        let around = layers.idAround
        // A first frame is no change (S1.15).
        var animates = !hostReference.with { firstPass.isNow(in: $0) }
        if around != lastLayerAround {
            // Numbers are counted from elsewhere now, and that is no change either.
            if animates { animates = countFromLayerAround() }
            lastLayerAround = around
        }
        // No transaction has to be asked for then.
        guard geometry != ownLayer.geometry else { return }
        if let flight = flightBeingRepeated {
            return ownLayer.setGeometry(geometry, by: flight.animation, seenAt: flight.frames)
        }
        ownLayer.setGeometry(geometry, transaction: animates ? scope.resolveForGeometry() : Transaction())
    }

    /// Records from which layer the layer's geometry counts. Nothing moves.
    final func noteLayerAround() { lastLayerAround = layers.idAround }

    /// An effect has been put around: its layer may already be where the box around has moved to, and what is seen
    /// stays where it is, to go there as everything else does.
    /// - Returns: false if the last layer around is none of those around now.
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

/// A leaf: it has a layer with content, and nothing inside.
@_spi(Engine) @MainActor open class LeafBox: LayerBox {
    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Colours, shapes and the like take what they are proposed; ideally 10 by 10 (S23.27).
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    open override func placeContent() {}
    /// Leaves hide their content: they have none.
    open override class var kind: BoxKind { .hidesContent }
}

/// A rendering effect: its layer is around those of its content.
@_spi(Engine) @MainActor open class EffectBox: LayerBox {
    /// Distance by which the layer's effect shifts the content, at its model value, in points, if the effect scrolls or
    /// is an offset: geometry in the window counts it (S13.13).
    package var modelOffset: CGPoint {
        get { contentOffset }
        set { contentOffset = newValue }
    }
    /// Parts of the layer that the modifiers of this box write to.
    private var parts: EffectParts = []
    /// Identity under which those modifiers were made.
    private var identity: ObjectIdentifier?
    /// The modifier that transforms, if others share the layer.
    private var transforming: Any.Type?

    /// Changes the layer's effect. An effect with infinite numbers or NaN is reported, and replaced by none.
    package func setEffect(_ effect: LayerEffect, transaction: Transaction) {
        guard !effect.isFinite else { return ownLayer.setEffect(effect, transaction: transaction) }
        host.reportNoNumbers(in: transforming ?? viewType)
        ownLayer.setEffect(.none, transaction: transaction)
    }

    /// The box begins to stand for the modifier `type` too.
    fileprivate func begin(_ part: EffectParts, of type: Any.Type, under lifetime: Lifetime) {
        parts.formUnion(part)
        if part == .transform { transforming = type }
        identity = ObjectIdentifier(lifetime)
    }

    /// True if a modifier that writes `part`, directly inside of the modifiers of this box, looks on this layer as it
    /// would on one of its own.
    fileprivate func takes(_ part: EffectParts, at place: ElementPlace, scope: TransactionScope) -> Bool {
        guard !parts.isEmpty, !part.isEmpty, parts.isDisjoint(with: part) else { return false }
        return self.scope === scope && identity == ObjectIdentifier(place.lifetime)
    }
}

/// Parts of a layer that modifiers write to, and that several modifiers may share a layer by: opacity applies to
/// everything on the layer, whatever transforms it.
package struct EffectParts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let opacity = EffectParts(rawValue: 1)
    package static let transform = EffectParts(rawValue: 2)
}

extension ViewHost {
    /// Reports that a modifier of type `type` was given numbers that are none, and does nothing.
    package func reportNoNumbers(in type: Any.Type?) {
        let name = type.map { ViewNames.name(of: $0) } ?? ""
        report(
            "The numbers of a \(name) are no numbers, and it does nothing: look for a division by zero in what it is given."
        )
    }
}

extension _ViewInputs {
    /// Adds an effect's box and makes the content in it. `update` writes the effect's value to the layer, under the
    /// transaction that reaches this place; the first time under one without effect (S1.15).
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

    /// Adds an effect's box, and keeps the effect of `value` on its layer under the transaction that reaches this
    /// place; the first time under one without effect (S1.15).
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

    /// The box of the modifiers directly around this place, if its layer can do `part` as well.
    private func sharedEffectBox(for part: EffectParts) -> EffectBox? {
        guard let box = place.emptyBox as? EffectBox, place.waiting == nil,
            box.takes(part, at: place, scope: scope)
        else { return nil }
        return box
    }
}

/// A modifier whose value is written to the layer of a box of its own, and that does nothing besides.
@MainActor package protocol LayerModifier: DirectModifier {
    /// Writes the value to the layer of `box`.
    func apply(to box: EffectBox, transaction: Transaction)

    /// Part of the layer that the modifier writes to, if others may write to the same layer; nothing for most.
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

/// Writes the value of an effect to its layer. Not generic over the effect: its metadata would be asked for at each
/// place. The box is a member of the lifetime that the sink is in.
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
