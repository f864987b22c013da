import AnimationCore
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
        header.addMenuHeaderLook(from: view)
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
final class SectionInfo: Sendable {}

/// Section of a view, and its role in it.
struct SectionPart {
    enum Role { case header, content, footer }

    let section: SectionInfo
    let role: Role
}

enum SectionTrait: ViewTraitKey { static var defaultValue: SectionPart? { nil } }

extension _ViewInputs {
    /// Returns inputs for views that have `role` in `section`.
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
