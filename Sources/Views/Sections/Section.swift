import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Views that belong together, with an optional header and footer. Outside of containers that know sections it is a
/// group; lazy containers can keep its header and footer in view, and lists set it apart from its neighbours.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// True while the content is shown; nil for a section that cannot be collapsed.
    let isExpanded: Binding<Bool>?

    nonisolated package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let section = SectionInfo()
        var header = inputs.part(.header, of: section)
        header.addSectionLook(from: view, \.header)
        Parent._makeView(view[\.header], inputs: header)
        let content = inputs.part(.content, of: section)
        if inputs.graph.untracked({ inputs.graph.peek(view.attribute) }).isExpanded != nil {
            inputs.sinkAtOnce(view.attribute) { section.isExpanded = $0.isExpanded }
            let graph = inputs.graph
            let collapsible = inputs.lifetime.perform {
                graph.addRule(CollapsibleRule<Parent, Content, Footer>(section: view.attribute))
            }
            CollapsibleContent<Content>._makeView(_GraphValue(collapsible), inputs: content)
        } else {
            Content._makeView(view[\.content], inputs: content)
        }
        var footer = inputs.part(.footer, of: section)
        footer.addSectionLook(from: view, \.footer)
        Footer._makeView(view[\.footer], inputs: footer)
    }
}

extension _ViewInputs {
    /// Gives a section's header or footer the look that the container around sets.
    fileprivate mutating func addSectionLook<Value>(
        from value: _GraphValue<Value>, _ part: @escaping (SectionLooks) -> SectionLooks.Change?
    ) {
        let looks = graph.untracked({ graph.peek(environment) }).sectionLooks
        guard looks.flatMap(part) != nil else { return }
        setEnvironment(from: value) { environment, _ in
            guard let looks = environment.sectionLooks else { return }
            part(looks)?(&environment)
        }
    }

    /// Returns inputs for views that have `role` in `section`.
    fileprivate func part(_ role: SectionPart.Role, of section: SectionInfo) -> _ViewInputs {
        let part = SectionPart(section: section, role: role)
        var inner = self
        inner.place = markedPlace(part)
        inner.wrapper = SectionWrapper(part, in: wrapper)
        return inner
    }
}

/// Wrapper that adds the part of a section to each of its views.
private final class SectionWrapper: ElementWrapper {
    private let part: SectionPart

    init(_ part: SectionPart, in outer: ElementWrapper?) {
        self.part = part
        super.init(direct: outer)
    }

    override var addsOnlyTraits: Bool { true }

    override func makePlace(at place: ElementPlace) -> ElementPlace {
        var place = place
        place.waiting = TraitHolder(SectionTrait.self, part, in: place.waiting)
        return place
    }
}

extension _ViewInputs {
    /// Returns a place at the end of this one whose elements the container around finds under `mark`.
    package func markedPlace(_ mark: AnyObject) -> ElementPlace {
        let list = place.list.appendList()
        list.mark = mark
        return ElementPlace(list: list, lifetime: place.lifetime, waiting: place.waiting)
    }
}
