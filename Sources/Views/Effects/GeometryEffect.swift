public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A modifier that changes where a view is drawn, by a transform that depends on its size: evaluated each frame while its
/// data animates; layout is unaffected, hits follow (S4.9).
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform of a view of the given size, in points from its top left corner. Asked in each frame of an
    /// animation.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            let box = SizedEffectBox(inputs)
            inputs.add(box, named: Self.self)
            let presented = AnimatableAttributes.animated(modifier.attribute, inputs: inputs)
            inputs.sink(presented) { effect in box.transform = { effect.effectValue(size: $0) } }
            element(ElementPlace(in: box, lifetime: inputs.lifetime))
        }
        content(inner)
    }

    /// The same effect, which geometry queries do not see (S4.9).
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that geometry queries do not see either.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// An effect whose transform depends on the size.
@MainActor private final class SizedEffectBox: EffectBox {
    var transform: ((CGSize) -> ProjectionTransform)? { didSet { apply() } }

    override func geometryChanged() {
        super.geometryChanged()
        apply()
    }

    private func apply() {
        guard let transform else { return }
        // The animation is the effect's own data; the transform itself jumps.
        setEffect(.projection(transform(size)), transaction: Transaction())
    }
}
