package import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) import LayerTree
@_spi(Engine) public import ViewGraph

/// `offset`: moves a view from its place in the layout; the container around does not change (S1.12, S23.23).
nonisolated public struct _OffsetEffect: LayerModifier {
    /// Offset in points, to the trailing side and down.
    public var offset: CGSize

    /// Makes the modifier; programs call `offset`.
    @inlinable nonisolated public init(offset: CGSize) { self.offset = offset }

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        if inputs.scope.offsetsAreEffects { return inputs.effectPlace(modifier) }
        var place = inputs.place
        let holder = OffsetHolder(in: place.waiting, direction: inputs.direction)
        inputs.runSink(OffsetSink(offset: modifier.attribute, holder: holder, host: Unretained(inputs.host)))
        place.waiting = holder
        return place
    }

    /// Applies the offset as a rendering effect, as in the bodies of transitions and of scoped animations.
    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        let sign: CGFloat = box.mirrorsContent ? -1 : 1
        let offset = CGSize(width: sign * offset.width, height: offset.height)
        box.setEffect(.offset(offset), transaction: transaction)
        box.modelOffset = CGPoint(x: offset.width, y: offset.height).finite
    }
}

/// Passes the value of an `offset` modifier to the box that it moves.
private struct OffsetSink: Rule {
    let offset: Attribute<_OffsetEffect>
    let holder: OffsetHolder
    let host: Unretained<ViewHost>

    static var name: String { "sink of an offset" }

    func evaluate(in graph: Graph) {
        let offset = graph.read(offset).offset
        if !offset.width.isFinite || !offset.height.isFinite {
            host.with { $0.reportNoNumbers(in: _OffsetEffect.self) }
        }
        holder.set(CGPoint(x: offset.width, y: offset.height).finite)
    }
}

extension View {
    /// Moves the view by `offset`, in points, to the trailing side and down. Views around stay where they are: layout,
    /// drawing order and alignment do not change (S23.23).
    ///
    /// An offset is layout and no rendering effect: what animates is the place of each view inside, under the animation
    /// that reaches that view, so an `animation(_:value:)` inside of the offset decides how it moves (S1.12, S11.3).
    @inlinable nonisolated public consuming func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Moves the view by `x` points to the trailing side and `y` points down; negative distances go the other way.
    @inlinable nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
