import AnimationCore
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Thin line that separates the views of a stack (S23.12).
nonisolated public struct Divider: _PrimitiveView {
    /// Makes a line 1 point thick that crosses the stack's axis and fills the proposed length; outside stacks it is
    /// horizontal.
    nonisolated public init() {}

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Divider>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = DividerBox(inputs)
            inputs.add(box, named: Divider.self)
            box.ownLayer.content = .color
            inputs.sink(inputs.environment) { environment in
                box.ownLayer.setFill(Color(.system(.divider)).resolve(in: environment), transaction: .init())
            }
        }
    }
}

@MainActor package final class DividerBox: LeafBox {
    package override class var kind: BoxKind { [.hidesContent, .followsStackAxis] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        stackAxis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }
}
