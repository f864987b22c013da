package import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Data of `ForEach(subviews:)`: a view whose subviews are the elements. They are known only where the `ForEach` is
/// shown, so that the collection itself is empty.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ElementSource {
    let base: AnyView
    let content: (Subview) -> Content

    /// Position of the first element: 0.
    public var startIndex: Int { 0 }
    /// Position behind the last element: 0.
    public var endIndex: Int { 0 }
    /// No index is valid: the collection is empty, and ends the program as an empty array does.
    public subscript(index: Int) -> Subview { preconditionFailure("Subviews are known only where they are shown.") }

    @MainActor package static func makeElements(at place: AttributePlace, _ inputs: _ViewInputs) {
        let group = inputs.lifetime.addRule(SubviewLoop(data: Attribute<Self>(place)))
        GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>>._makeView(
            _GraphValue(group), inputs: inputs)
    }
}

/// Data of `ForEach(sections:)`: a view whose sections are the elements. They are known only where the `ForEach` is
/// shown, so that the collection itself is empty.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, ElementSource {
    let base: AnyView
    let content: (SectionConfiguration) -> Content

    /// Position of the first element: 0.
    public var startIndex: Int { 0 }
    /// Position behind the last element: 0.
    public var endIndex: Int { 0 }
    /// No index is valid: the collection is empty, and ends the program as an empty array does.
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("Sections are known only where they are shown.")
    }

    @MainActor package static func makeElements(at place: AttributePlace, _ inputs: _ViewInputs) {
        let group = inputs.lifetime.addRule(SectionLoop(data: Attribute<Self>(place)))
        GroupSectionsOfContent<AnyView, ForEach<SectionCollection, SectionConfiguration.ID, Content>>._makeView(
            _GraphValue(group), inputs: inputs)
    }
}

extension ForEach where Content: View {
    /// Makes a view for each subview of `view`.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(base: AnyView(view), content: content), id: { $0.id }, content: content)
    }

    /// Makes a view for each section of `view`.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(base: AnyView(view), content: content), id: { $0.id }, content: content)
    }
}

/// Rule of the group that shows a `ForEach(subviews:)`.
private struct SubviewLoop<Content: View>: Rule {
    let data: Attribute<ForEachSubviewCollection<Content>>

    static var name: String { "subviews for \(Content.self)" }

    func evaluate(
        in graph: Graph
    ) -> GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>> {
        let data = graph.read(data)
        return GroupElementsOfContent(base: data.base) { ForEach($0, content: data.content) }
    }
}

/// Rule of the group that shows a `ForEach(sections:)`.
private struct SectionLoop<Content: View>: Rule {
    let data: Attribute<ForEachSectionCollection<Content>>

    static var name: String { "sections for \(Content.self)" }

    func evaluate(
        in graph: Graph
    ) -> GroupSectionsOfContent<AnyView, ForEach<SectionCollection, SectionConfiguration.ID, Content>> {
        let data = graph.read(data)
        return GroupSectionsOfContent(base: data.base) { ForEach($0, content: data.content) }
    }
}
