import AttributeGraph
@_spi(Engine) import ViewGraph

/// Content of a section that is shown while a binding is true.
nonisolated struct CollapsibleContent<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?

    init(content: Content, isExpanded: Binding<Bool>?) {
        self.content = content
        self.isExpanded = isExpanded
    }

    @MainActor @ViewBuilder var body: some View { if isExpanded?.wrappedValue ?? true { content } }
}

/// Rule of the content of a section that can be collapsed.
struct CollapsibleRule<Parent, Content: View, Footer>: Rule {
    let section: Attribute<Section<Parent, Content, Footer>>

    func evaluate(in graph: Graph) -> CollapsibleContent<Content> {
        let section = graph.read(section)
        return CollapsibleContent(content: section.content, isExpanded: section.isExpanded)
    }
}
