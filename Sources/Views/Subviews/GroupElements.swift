import AttributeGraph
@_spi(Engine) public import ViewGraph

/// View made from the subviews of another view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
    // First, so that it lies at the beginning of the value.
    let base: Subviews
    let content: (SubviewsCollection) -> Content

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeElements(of: view, base: view.field(Subviews.self, at: 0)) {
            SubviewsCollection(subviews: $0)
        } content: {
            $0.content($1)
        }
    }
}

/// View made from the sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
    // First, so that it lies at the beginning of the value.
    let base: Sections
    let content: (SectionCollection) -> Content

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeElements(of: view, base: view.field(Sections.self, at: 0)) {
            SectionCollection($0)
        } content: {
            $0.content($1)
        }
    }
}

extension Group where Content: View {
    /// Makes a view from the subviews of `view`.
    ///
    /// - Parameters:
    ///   - view: views to arrange. Bodies, groups, `ForEach` and conditions in it are resolved: the subviews are what a
    ///     stack would arrange.
    ///   - transform: makes the view. Called again when the subviews, their order or their container values change.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(GroupElementsOfContent(base: view, content: transform))
    }

    /// Makes a view from the sections of `view`.
    ///
    /// - Parameters:
    ///   - view: views to arrange.
    ///   - transform: makes the view. Called again when the sections or views in them change.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(GroupSectionsOfContent(base: view, content: transform))
    }
}

extension _ViewInputs {
    /// Collects the subviews of `base`, and makes the view that `content` returns for `whole` and them.
    fileprivate func makeElements<Whole, Base: View, Collection, Content: View>(
        of whole: _GraphValue<Whole>, base: _GraphValue<Base>,
        collection: @escaping @MainActor ([Subview]) -> Collection,
        content: @escaping (Whole, Collection) -> Content
    ) {
        var inner = self
        // A place of its own: the content is made when all subviews are known.
        inner.place = ElementPlace(list: place.list.appendList(), lifetime: lifetime, waiting: place.waiting)
        let shown = inner
        var source: Attribute<Collection>?
        _ = SubviewCollector(self) {
            Base._makeView(base, inputs: $0)
        } changed: { boxes in
            let graph = shown.graph
            let new = collection(boxes.map { Subview($0) })
            if let source {
                graph.set(source, to: new)
                return
            }
            shown.make { inputs in
                let subviews = graph.addSource(new)
                source = subviews
                let evaluation = BodyEvaluation(host: inputs.host)
                let body = graph.addRule(
                    SubviewContentRule(
                        whole: whole.attribute, subviews: subviews, content: content, evaluation: evaluation))
                evaluation.body = body.place
                Content._makeView(_GraphValue(body), inputs: inputs)
            }
        }
    }
}

/// Rule of the view made from subviews.
private struct SubviewContentRule<Whole, Collection, Content: View>: Rule {
    let whole: Attribute<Whole>
    let subviews: Attribute<Collection>
    let content: (Whole, Collection) -> Content
    let evaluation: BodyEvaluation

    static var name: String { "content for subviews, \(Content.self)" }

    func evaluate(in graph: Graph) -> Content {
        let whole = graph.read(whole)
        let subviews = graph.read(subviews)
        return evaluation.run(Content.self) { content(whole, subviews) }
    }
}
