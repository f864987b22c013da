import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A thin line across a stack (S23.12).
nonisolated public struct Divider: _PrimitiveView {
    /// A line of one point, as long as the stack is broad; outside of stacks it is horizontal.
    nonisolated public init() {}

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Divider>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = DividerBox(inputs)
            box.dependsOnStackAxis()
            inputs.add(box, named: Divider.self)
            box.ownLayer.content = .color
            inputs.sink(inputs.environment) { environment in
                box.ownLayer.setFill(Color.primary.opacity(0.18).resolve(in: environment), transaction: .init())
            }
        }
    }
}

@MainActor final class DividerBox: LeafBox {
    private var axis: Axis = .vertical
    private var hasMeasured = false

    override func setStackAxis(_ axis: Axis?) {
        guard self.axis != axis ?? .vertical else { return }
        self.axis = axis ?? .vertical
        if hasMeasured { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        hasMeasured = true
        return axis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }
}
