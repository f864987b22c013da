/// Elements of a container's content, read from the content's value before any view in it is made.
///
/// A container that makes few of its elements, such as a view with tabs, learns from it which ones there are. A view with a
/// body of its own is one element: the body is not evaluated.
@MainActor package struct ElementListing {
    /// One element of the content.
    package struct Element {
        /// Identity among the elements: indices in tuples, branches taken and identities in `ForEach`, from the outside
        /// in.
        package let id: [AnyHashable]
        /// The element with its modifiers.
        package fileprivate(set) var view: AnyView
        /// Modifiers around the element, from the innermost to the outermost.
        package fileprivate(set) var modifiers: [Any]
        /// The element without its modifiers.
        package let base: any View
        /// Identity in the innermost `ForEach`; nil outside of one.
        package let identity: AnyHashable?
    }

    /// Elements found, in order.
    package private(set) var elements: [Element] = []
    private var path: [AnyHashable] = []
    private var identity: AnyHashable?

    /// Lists the elements of `content`. State that a `ForEach` in it reads becomes a dependency of the running body.
    package init(_ content: some View) { add(content) }

    /// Adds the elements of `view`, or `view` itself.
    fileprivate mutating func add(_ view: some View) {
        if let source = view as? any ListedView, source.isGroup { return source.list(into: &self) }
        var modifiers: [Any] = []
        let base = (view as? any ListedView)?.unwrap(&modifiers) ?? view
        elements.append(
            Element(id: path, view: AnyView(view), modifiers: modifiers, base: base, identity: identity))
    }

    /// Adds what `list` adds, below `part` of the identity.
    fileprivate mutating func descend(
        _ part: AnyHashable, identity: AnyHashable? = nil, _ list: (inout ElementListing) -> Void
    ) {
        let outer = self.identity
        path.append(part)
        if let identity { self.identity = identity }
        list(&self)
        path.removeLast()
        self.identity = outer
    }

    /// Applies `modifier` to each of the elements that `list` adds (S2.9).
    fileprivate mutating func modify(
        by modifier: some ViewModifier, _ list: (inout ElementListing) -> Void
    ) {
        let start = elements.count
        list(&self)
        for index in start..<elements.count {
            elements[index].modifiers.append(modifier)
            elements[index].view = AnyView(elements[index].view.modifier(modifier))
        }
    }
}

/// View whose elements can be read from its value.
private protocol ListedView {
    /// True if the view stands for elements; false if it is one.
    @MainActor var isGroup: Bool { get }
    /// Adds the elements of a group.
    @MainActor func list(into listing: inout ElementListing)
    /// Appends the modifiers of an element, from the innermost outwards.
    ///
    /// - Returns: the element without them.
    @MainActor func unwrap(_ modifiers: inout [Any]) -> any View
}

extension ListedView {
    @MainActor var isGroup: Bool { true }
    @MainActor func unwrap(_ modifiers: inout [Any]) -> any View { EmptyView() }
}

extension TupleView: ListedView {
    @MainActor func list(into listing: inout ElementListing) {
        if let view = value as? any View { return listing.descend(0) { $0.add(view) } }
        for (index, part) in Mirror(reflecting: value).children.enumerated() {
            if let view = part.value as? any View { listing.descend(index) { $0.add(view) } }
        }
    }
}

extension EmptyView: ListedView {
    @MainActor func list(into listing: inout ElementListing) {}
}

extension Group: ListedView where Content: View {
    @MainActor func list(into listing: inout ElementListing) { listing.add(content) }
}

extension Optional: ListedView where Wrapped: View {
    @MainActor func list(into listing: inout ElementListing) { if let self { listing.add(self) } }
}

extension _ConditionalContent: ListedView where TrueContent: View, FalseContent: View {
    @MainActor func list(into listing: inout ElementListing) {
        switch storage {
        case .first(let view): listing.descend(true) { $0.add(view) }
        case .second(let view): listing.descend(false) { $0.add(view) }
        }
    }
}

extension ForEach: ListedView where Content: View {
    @MainActor func list(into listing: inout ElementListing) {
        let elements = data.asArray
        for (id, element) in zip(ids, elements) {
            listing.descend(AnyHashable(id), identity: AnyHashable(id)) { $0.add(content(element)) }
        }
    }
}

extension AnyView: ListedView {
    @MainActor func list(into listing: inout ElementListing) { listing.add(content) }
}

extension ModifiedContent: ListedView where Content: View, Modifier: ViewModifier {
    @MainActor var isGroup: Bool { (content as? any ListedView)?.isGroup ?? false }

    @MainActor func list(into listing: inout ElementListing) {
        listing.modify(by: modifier) { $0.add(content) }
    }

    @MainActor func unwrap(_ modifiers: inout [Any]) -> any View {
        let base = (content as? any ListedView)?.unwrap(&modifiers) ?? content
        modifiers.append(modifier)
        return base
    }
}

extension IDView: ListedView {
    @MainActor var isGroup: Bool { false }
    @MainActor func list(into listing: inout ElementListing) { listing.add(content) }
    @MainActor func unwrap(_ modifiers: inout [Any]) -> any View {
        (content as? any ListedView)?.unwrap(&modifiers) ?? content
    }
}
