import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Empty space that takes the room left over: along the axis of a stack, along both axes outside stacks (S23.11).
nonisolated public struct Spacer: _PrimitiveView {
    /// Least length, in points; nil for 8.
    public var minLength: CGFloat?

    /// Makes flexible space of at least a given length.
    ///
    /// - Parameter minLength: least length, in points; nil for 8.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
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

    override class var kind: BoxKind { [.spacer, .hidesContent, .followsStackAxis] }
    override func placeContent() {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(proposal.width ?? minLength, minLength)
        let height = max(proposal.height ?? minLength, minLength)
        switch stackAxis {
        case .horizontal?: return CGSize(width: width, height: 0)
        case .vertical?: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }
}
