import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// Shows a panel beside a view, over the rest of the window. Escape and a press beside the panel call `end`.
nonisolated package struct PanelModifier<Panel: View>: PrimitiveModifier {
    package let isPresented: Bool
    /// Called when the panel is to be dismissed: has to make the source of `isPresented` false.
    package let end: @MainActor () -> Void
    /// Position of the panel relative to the view.
    package var place: PanelPlace
    /// Name of the panel for those who hear it; nil if its first words are.
    package let name: Text?
    package let panel: Panel

    package init(
        isPresented: Bool, end: @escaping @MainActor () -> Void, place: PanelPlace = PanelPlace(), name: Text? = nil,
        panel: Panel
    ) {
        self.isPresented = isPresented
        self.end = end
        self.place = place
        self.name = name
        self.panel = panel
    }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        let anchor = PanelAnchor(box: box, inputs: inputs) { inputs in
            PanelSurface<Panel>._makeView(
                _GraphValue(
                    inputs.lifetime.perform { graph.addRule(PanelRule(modifier: modifier.attribute)) }),
                inputs: inputs)
        }
        anchor.end = { if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).end() } }
        inputs.sink(modifier.attribute) { [scope = inputs.scope] modifier in
            anchor.place = modifier.place
            anchor.show(modifier.isPresented, under: scope.resolve())
        }
    }
}

private struct PanelRule<Panel: View>: Rule {
    let modifier: Attribute<PanelModifier<Panel>>

    func evaluate(in graph: Graph) -> PanelSurface<Panel> {
        let modifier = graph.read(modifier)
        return PanelSurface(content: modifier.panel, name: modifier.name, end: modifier.end)
    }
}

/// Presents the panel of one view.
@MainActor private final class PanelAnchor {
    private unowned let box: LayoutBox
    private let inputs: _ViewInputs
    private let content: @MainActor (_ViewInputs) -> Void
    private var presentation: Presentation?
    var end: @MainActor () -> Void = {}
    var place = PanelPlace()

    init(box: LayoutBox, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void) {
        self.box = box
        self.inputs = inputs
        self.content = content
    }

    /// Shows or dismisses the panel; without animation if `transaction` disables animations.
    func show(_ isPresented: Bool, under transaction: Transaction) {
        guard isPresented != (presentation != nil) else { return }
        guard isPresented else {
            presentation?.dismiss(under: transaction)
            presentation = nil
            return
        }
        var traits = Presentation.Traits()
        traits.takesFocus = true
        let presentation = Presentation(
            traits, inputs: inputs, anchor: box,
            placement: { [unowned box, place] in
                PresentationPlacement(
                    anchor: place.attachment.frame(of: box.frameInWindow()),
                    side: place.side(mirrored: box.mirrorsContent),
                    alignment: 0.5, gap: 8)
            }, content: content)
        presentation.dismissalRequested = { [weak self] in self?.end() }
        presentation.keyPressed = { [weak self] key in
            guard key.name == "Escape" else { return false }
            self?.end()
            return true
        }
        self.presentation = presentation
        presentation.present(under: transaction)
    }
}

/// Background of a panel, with the content on it in a panel's environment.
nonisolated private struct PanelSurface<Content: View>: View {
    let content: Content
    let name: Text?
    let end: @MainActor () -> Void

    @MainActor var body: some View {
        content
            .background { PanelGround(cornerRadius: 14) }
            .transformEnvironment(\.self) { $0.resetForPanel() }
            .accessibilityControl(.popover, .contained) { facts in
                facts.states = .modal
                facts.label = name?.plainString
                facts.handlers.add(.escape, perform: end)
            }
    }
}
