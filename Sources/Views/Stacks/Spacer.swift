import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Takes what is left: along the stack's axis, or both ways outside of stacks (S23.11).
nonisolated public struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeView(_ view: _GraphValue<Spacer>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = SpacerBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Spacer.self)
            inputs.sink(view.attribute) { spacer in box.minLength = spacer.minLength ?? 8 }
        }
    }
}

@MainActor private final class SpacerBox: LayoutBox {
    var minLength: CGFloat = 8 { didSet { if minLength != oldValue { invalidateLayout() } } }
    private var axis: Axis?

    override var isSpacer: Bool { true }
    override var soleContent: LayoutBox? { nil }
    override func setStackAxis(_ axis: Axis?) { self.axis = axis }
    override func placeContent() {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(proposal.width ?? minLength, minLength)
        let height = max(proposal.height ?? minLength, minLength)
        switch axis {
        case .horizontal?: return CGSize(width: width, height: 0)
        case .vertical?: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }
}

/// A thin line across a stack (S23.12).
nonisolated public struct Divider: _PrimitiveView {
    nonisolated public init() {}

    @MainActor public static func _makeView(_ view: _GraphValue<Divider>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = DividerBox(inputs)
            inputs.add(box, named: Divider.self)
            box.ownLayer.content = .color
            inputs.sink(inputs.environment) { environment in
                box.ownLayer.setFill(Color.primary.opacity(0.18).resolve(in: environment), transaction: .init())
            }
        }
    }
}

@MainActor private final class DividerBox: LeafBox {
    private var axis: Axis = .vertical
    override func setStackAxis(_ axis: Axis?) { self.axis = axis ?? .vertical }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        axis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }
}
