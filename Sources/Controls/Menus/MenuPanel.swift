import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// A value that contains the views of a menu.
@MainActor package protocol MenuSource {
    associatedtype Items: View
    var items: Items { get }
    /// View shown above the items; nil for none.
    var preview: AnyView? { get }
}

extension MenuSource {
    package var preview: AnyView? { nil }
}

/// A panel of a menu: its views on a rounded background with a shadow, scrolling if there is too little room.
nonisolated struct MenuPanel<Content: View>: View {
    let level: MenuLevel
    let content: Content
    let preview: AnyView?

    init(level: MenuLevel, content: Content, preview: AnyView?) {
        self.level = level
        self.content = content
        self.preview = preview
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if let preview {
                preview.clipShape(RoundedRectangle(cornerRadius: MenuMetrics.panelRadius))
                    .background { PanelGround(cornerRadius: MenuMetrics.panelRadius) }
                    .allowsHitTesting(false)
            }
            panel
        }
    }

    @MainActor private var panel: some View {
        let outline = RoundedRectangle(cornerRadius: MenuMetrics.panelRadius)
        return ScrollView(showsIndicators: false) { MenuColumn(level: level, content: content) }
            .clipShape(outline)
            .background { PanelGround(cornerRadius: MenuMetrics.panelRadius) }
            .modifier(MenuPanelModifier(level: level))
            .font(.system(size: MenuMetrics.fontSize))
            .environment(\.menuLevel, level)
            .transformEnvironment(\.self) { $0.resetForPanel() }
    }
}

/// Tracks the pointer over a panel.
nonisolated private struct MenuPanelModifier: PrimitiveModifier {
    let level: MenuLevel

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let level = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.level
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.priority = .high
        box.gesture = MenuTracking(box: box) { [weak level] in level?.session }
        box.trackHover(in: inputs) { [weak level] location in
            guard let level else { return }
            if let location {
                level.session?.pointerMoved(to: location)
            } else {
                level.session?.pointerLeft(level)
            }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        level.column?.panel = box
    }
}

extension MenuSession.Opening {
    /// Makes the panel for the items of `source`, and updates it when they change.
    @MainActor static func panel<Source: MenuSource>(
        of source: Attribute<Source>
    ) -> @MainActor (MenuLevel) -> @MainActor (_ViewInputs) -> Void {
        { level in
            { inputs in
                let panel = inputs.lifetime.perform {
                    inputs.graph.addRule(MenuPanelRule(source: source, level: level))
                }
                MenuPanel<Source.Items>._makeView(_GraphValue(panel), inputs: inputs)
            }
        }
    }
}

private struct MenuPanelRule<Source: MenuSource>: Rule {
    let source: Attribute<Source>
    let level: MenuLevel

    static var name: String { "panel of \(Source.self)" }

    func evaluate(in graph: Graph) -> MenuPanel<Source.Items> {
        let source = graph.read(source)
        return MenuPanel(level: level, content: source.items, preview: source.preview)
    }
}
