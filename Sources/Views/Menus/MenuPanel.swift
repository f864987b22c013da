import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A value with the views of a menu in it.
protocol MenuSource {
    associatedtype Items: View
    var items: Items { get }
}

/// A panel of a menu: its views on a ground with round corners and a shadow; what does not fit is scrolled.
nonisolated struct MenuPanel<Content: View>: View {
    let level: MenuLevel
    let content: Content
    @Environment(\.colorScheme) private var colorScheme

    init(level: MenuLevel, content: Content) {
        self.level = level
        self.content = content
    }

    @MainActor var body: some View {
        let outline = RoundedRectangle(cornerRadius: MenuMetrics.panelRadius)
        ScrollView(showsIndicators: false) { MenuColumn(level: level, content: content) }
            .clipShape(outline)
            .background { PanelGround(cornerRadius: MenuMetrics.panelRadius) }
            .modifier(MenuPanelModifier(level: level))
            .font(.system(size: MenuMetrics.fontSize))
            .environment(\.menuLevel, level)
            .transformEnvironment(\.self) { $0.resetForPanel() }
    }
}

/// The ground of what lies over a window: a panel's colour, an edge, a shadow.
nonisolated struct PanelGround: View {
    let cornerRadius: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    @MainActor var body: some View {
        let outline = RoundedRectangle(cornerRadius: cornerRadius)
        let isDark = colorScheme == .dark
        outline.fill(Color(white: isDark ? 0.165 : 0.985))
            .shadow(color: .black.opacity(isDark ? 0.5 : 0.2), radius: 11, y: 7)
            .background {
                outline.fill(Color.black.opacity(0.001)).shadow(color: .black.opacity(0.14), radius: 1.5, y: 0.5)
            }
            .overlay {
                outline.strokeBorder(Color.white.opacity(isDark ? 0.13 : 0), lineWidth: 1)
            }
            .overlay { outline.inset(by: -0.5).stroke(Color.black.opacity(isDark ? 0.5 : 0.11), lineWidth: 1) }
    }
}

extension EnvironmentValues {
    /// What is said of a control around is not meant for a panel that it opens.
    fileprivate mutating func resetForPanel() {
        foregroundStyle = nil
        secondaryStyle = nil
        tertiaryStyle = nil
        fontWeight = nil
        fontTraits = FontTraits()
        keyboardShortcut = nil
        labelsAreHidden = false
        lineLimit = nil
        multilineTextAlignment = .leading
        minimumScaleFactor = 1
    }
}

/// Follows the pointer over a panel.
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
        content(ElementPlace(list: box.content, lifetime: inputs.lifetime))
        level.column?.panel = box
    }
}

extension MenuSession.Opening {
    /// The panel of what `source` holds, as that changes.
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
        MenuPanel(level: level, content: graph.read(source).items)
    }
}
