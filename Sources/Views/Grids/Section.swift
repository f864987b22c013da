import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Views that belong together under a header and above a footer. By itself it is a group; lazy containers may keep its
/// header and footer in view.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Views with a header above them and a footer below.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The older form.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let section = SectionInfo()
        var header = inputs.part(.header, of: section)
        header.addMenuHeaderLook(from: view)
        Parent._makeView(view[\.header], inputs: header)
        Content._makeView(view[\.content], inputs: inputs.part(.content, of: section))
        Footer._makeView(view[\.footer], inputs: inputs.part(.footer, of: section))
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header above them.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The older form.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Views with a footer below them.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The older form.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Views that belong together, without a header or a footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Views under a localised title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Views under a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// What the views of one section share; which object it is says which section.
final class SectionInfo: Sendable {}

/// Which part of which section a view is.
struct SectionPart {
    enum Role { case header, content, footer }

    let section: SectionInfo
    let role: Role
}

enum SectionTrait: ViewTraitKey { static var defaultValue: SectionPart? { nil } }

extension _ViewInputs {
    /// Inputs for views each of which says that it is this part of `section`.
    fileprivate func part(_ role: SectionPart.Role, of section: SectionInfo) -> _ViewInputs {
        let part = SectionPart(section: section, role: role)
        var inner = self
        inner.wrapper = ElementWrapper(outer: wrapper) { place, element in
            var place = place
            place.waiting = TraitHolder(SectionTrait.self, part, in: place.waiting)
            element(place)
        }
        return inner
    }
}
