import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Style of labels in a menu: icons in a shared column, with the titles beside it.
nonisolated struct MenuLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

nonisolated private struct MenuLabel: _PrimitiveView {
    let configuration: LabelStyleConfiguration

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = MenuLabelBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: MenuLabelBox.self)
            let inside = inputs.inside(box)
            var icon = inside
            icon.place.list = box.icon
            LabelStyleConfiguration.Icon._makeView(view[\.configuration.icon], inputs: icon)
            LabelStyleConfiguration.Title._makeView(view[\.configuration.title], inputs: inside)
        }
    }
}

/// The box of a label: its icon in the menu's icon column, and the title beside it.
@MainActor final class MenuLabelBox: LayoutBox {
    private(set) lazy var icon: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        layers.setExtraPosition(.below)
        return list
    }()

    override class var kind: BoxKind { .hidesContent }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - MenuMetrics.icon - MenuMetrics.iconGap, 0) }, height: proposal.height)
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(width: content.width + MenuMetrics.icon + MenuMetrics.iconGap, height: content.height)
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: MenuMetrics.icon + MenuMetrics.iconGap, y: (size.height - content.height) / 2) }

    override func placeContent() {
        super.placeContent()
        // A larger icon overflows its column, and does not make the line higher.
        for box in icon.boxes {
            let inner = box.sizeThatFits(.unspecified)
            box.place(
                at: CGPoint(x: (MenuMetrics.icon - inner.width) / 2, y: (size.height - inner.height) / 2),
                proposal: .unspecified)
        }
    }
}

extension LayoutBox {
    /// The box of the view itself, inside all its modifiers.
    final var innermost: LayoutBox {
        var box = self
        while let inner = box.soleContent { box = inner }
        return box
    }
}

extension SectionLooks {
    /// Section headers in a menu: small and grey.
    static let menu = SectionLooks(header: { environment in
        environment.font = .system(size: MenuMetrics.headerSize, weight: .medium)
        environment.foregroundStyle = AnyShapeStyle(Color.secondary)
    })
}
