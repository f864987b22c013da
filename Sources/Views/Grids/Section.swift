package import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Views that belong together, with an optional header and footer. Outside of containers that know sections it is a
/// group; lazy containers can keep its header and footer in view.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Makes a section of `content` with `header` above and `footer` below.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Makes a section of `content` with `header` above and `footer` below. Older form of
    /// `init(content:header:footer:)`.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let section = SectionInfo()
        var header = inputs.part(.header, of: section)
        header.addHeaderLook(from: view)
        Parent._makeView(view[\.header], inputs: header)
        Content._makeView(view[\.content], inputs: inputs.part(.content, of: section))
        Footer._makeView(view[\.footer], inputs: inputs.part(.footer, of: section))
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section of `content` with `header` above.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Makes a section of `content` with `header` above. Older form of `init(content:header:)`.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section of `content` with `footer` below.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Makes a section of `content` with `footer` below. Older form of `init(content:footer:)`.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section of `content` without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section of `content` with a localised title above.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Makes a section of `content` with `title`, not localised, above.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// Identity of a section, shared by its views.
package final class SectionInfo: Sendable {}

/// Section of a view, and its role in it.
package struct SectionPart {
    package enum Role { case header, content, footer }

    package let section: SectionInfo
    package let role: Role
}

package enum SectionTrait: ViewTraitKey { package static var defaultValue: SectionPart? { nil } }

/// Look that a container gives the headers of the sections in it.
package struct SectionHeaderLook: Sendable {
    /// Changes the environment of a header.
    package let change: @Sendable (inout EnvironmentValues) -> Void

    package init(_ change: @escaping @Sendable (inout EnvironmentValues) -> Void) { self.change = change }
}

private enum SectionHeaderLookKey: EnvironmentKey { static var defaultValue: SectionHeaderLook? { nil } }

extension EnvironmentValues {
    /// Look of section headers; nil: none of their own.
    package var sectionHeaderLook: SectionHeaderLook? {
        get { self[SectionHeaderLookKey.self] }
        set { self[SectionHeaderLookKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// Gives a section header the look that the container around sets.
    fileprivate mutating func addHeaderLook<Value>(from value: _GraphValue<Value>) {
        guard let look = graph.untracked({ graph.peek(environment) }).sectionHeaderLook else { return }
        setEnvironment(from: value) { environment, _ in look.change(&environment) }
    }

    /// Returns inputs for views that have `role` in `section`.
    fileprivate func part(_ role: SectionPart.Role, of section: SectionInfo) -> _ViewInputs {
        let part = SectionPart(section: section, role: role)
        var inner = self
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
