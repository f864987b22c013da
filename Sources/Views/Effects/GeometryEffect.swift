public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Modifier that draws a view through a transform, which depends on the view's size. It is evaluated each frame while
/// its data animates. Layout does not change; hit testing follows the transform (S4.9).
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform of a view of `size`, about its top left corner, in points. Called in each frame of an
    /// animation.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the modifier's box and rules around `content`. The engine calls this.
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

    /// Returns this effect, invisible to geometry queries (S4.9).
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// Geometry effect that geometry queries do not see.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    /// Animatable data of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the effect's transform of a view of `size`.
    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Box of an effect whose transform depends on the size.
@MainActor private final class SizedEffectBox: EffectBox {
    var transform: ((CGSize) -> ProjectionTransform)? { didSet { apply() } }

    override func geometryChanged() {
        super.geometryChanged()
        apply()
    }

    private func apply() {
        guard let transform else { return }
        // Only the effect's data animates; the transform is set each frame.
        setEffect(.projection(transform(size)), transaction: Transaction())
    }
}
