import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The items of all menus of a bar, made but never shown, so that their keyboard shortcuts act while the menus are
/// closed.
struct MenuShelf: View {
    let menus: [BarMenu]
    @State private var level = MenuShelfLevel()

    init(menus: [BarMenu]) { self.menus = menus }

    var body: some View {
        MenuShelfPlace(content: ForEach(menus) { BarMenuItems(menu: $0) })
            .environment(\.menuLevel, level.level)
            .environment(\.keyboardShortcut, nil)
    }
}

/// Keeps the level of a shelf, which is made once.
@MainActor private final class MenuShelfLevel {
    lazy var level = MenuLevel.shelf()

    nonisolated init() {}
}

private struct MenuShelfPlace<Content: View>: _PrimitiveView {
    let content: Content

    static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = MenuShelfBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: MenuShelfBox.self)
            Content._makeView(view[\.content], inputs: inputs.inside(box))
        }
    }
}

/// Holds items that are neither measured nor placed nor drawn.
@MainActor private final class MenuShelfBox: LayoutBox {
    override class var kind: BoxKind { [.boundary, .hidesContent, .endsTraits, .ordersContent] }
    override var drawingOrder: [LayoutBox] { [] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override func placeContent() {}
}
