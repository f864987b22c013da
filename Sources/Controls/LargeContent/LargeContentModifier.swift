import AttributeGraph
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Shows large content while a view is pressed for long, for people who chose an accessibility size of text.
nonisolated private struct LargeContentModifier<Large: View>: PrimitiveModifier {
    /// The content; nil for the view's own label and picture.
    let large: Large?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let (graph, environment) = (inputs.graph, inputs.environment)
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        // The press of a button goes on beside it: a release on the button still acts.
        box.priority = .simultaneous
        let viewer = LargeContentViewer(box, inputs) { [unowned box] inputs in
            let rule = inputs.lifetime.perform {
                graph.addRule(
                    LargeContentRule(modifier: modifier.attribute, own: OwnLargeContent(of: box)))
            }
            LargeContentPanel._makeView(_GraphValue(rule), inputs: inputs)
        }
        box.gesture = LargeContentPress(box, viewer) { [unowned graph] in
            graph.untracked { graph.peek(environment) }.accessibilityLargeContentViewerEnabled
        }
        inputs.lifetime.onEnd { viewer.hide() }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

private struct LargeContentRule<Large: View>: Rule {
    let modifier: Attribute<LargeContentModifier<Large>>
    let own: OwnLargeContent

    func evaluate(in graph: Graph) -> LargeContentPanel<Large> {
        LargeContentPanel(large: graph.read(modifier).large, own: own)
    }
}

extension View {
    /// Shows this view's label and picture enlarged in the middle of the window while it is pressed for long, if the
    /// person chose an accessibility size of text. For views that do not grow with the text, such as those of bars.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        modifier(LargeContentModifier<EmptyView>(large: nil))
    }

    /// Shows `largeContentView`, such as a label, in the middle of the window while this view is pressed for long, if
    /// the person chose an accessibility size of text.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { modifier(LargeContentModifier(large: largeContentView())) }
}
