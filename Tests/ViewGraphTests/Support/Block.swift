import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A leaf of a fixed size with a label, drawn in one colour.
struct Block: _PrimitiveView {
    let name: String
    let width: CGFloat
    let height: CGFloat

    nonisolated init(_ name: String, width: CGFloat = 10, height: CGFloat = 10) {
        self.name = name
        self.width = width
        self.height = height
    }

    static var _isOneElement: Bool { true }

    static func _makeView(_ view: _GraphValue<Block>, inputs: consuming _ViewInputs) {
        inputs.element(view) { view, inputs in
            let box = BlockBox(inputs)
            inputs.add(box, named: Block.self)
            box.ownLayer.content = .color
            inputs.sinkAtOnce(view.attribute) { box.block = $0 }
        }
    }
}

@MainActor private final class BlockBox: LeafBox {
    var block: Block? {
        didSet {
            ownLayer.label = block?.name
            guard let oldValue, let block, oldValue.width != block.width || oldValue.height != block.height else {
                return
            }
            invalidateLayout()
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: block?.width ?? 0, height: block?.height ?? 0)
    }
}

/// Places its subviews below one another, from the top left corner, without gaps.
nonisolated struct Column: Layout {
    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}
