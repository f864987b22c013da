import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// One column of a split view, which keeps its state while it is out of view.
nonisolated struct ColumnView<Content: View>: _PrimitiveView {
    let isOut: Bool
    let content: Content

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = ColumnBox(inputs)
            inputs.add(box, named: Self.self)
            let scope = AppearanceScope()
            var isOut = false
            var isPresent = false
            let update: @MainActor () -> Void = {
                if isPresent && !isOut { scope.appear() } else { scope.disappear() }
            }
            inputs.sink(view[\.isOut].attribute) { value in
                isOut = value
                box.setOut(value)
                update()
            }
            inputs.followAppearance(
                appeared: {
                    isPresent = true
                    update()
                },
                disappeared: {
                    isPresent = false
                    update()
                })
            var inner = inputs.inside(box)
            inner.inheritedAppearanceScope = scope
            Content._makeView(view[\.content], inputs: inner)
        }
    }
}

/// Box of a column. Pointer and keys do not reach a column that is out of view.
@MainActor private final class ColumnBox: LayerBox {
    override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .endsTraits, .focusSection] }

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        ownLayer.clip = .bounds
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? host.size.width, height: proposal.height ?? host.size.height)
    }

    func setOut(_ isOut: Bool) {
        guard isOut != isLeaving else { return }
        isLeaving = isOut
        ownLayer.allowsHitTesting = !isOut
        layers.tellPresenceChanged()
    }
}

/// Content of a column, or the view of a link in its place.
nonisolated struct ColumnContent<Content: View>: View {
    let content: Content
    let shown: AnyView?
    /// Number of the shown view: another one is another identity.
    let number: Int

    @MainActor var body: some View {
        if let shown { shown.id(number) } else { content }
    }
}
