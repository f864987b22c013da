package import AnimationCore
@_spi(Engine) package import ViewGraph

/// Identity of a section, shared by its views.
@MainActor package final class SectionInfo {
    /// True while the content is shown; nil for a section that cannot be collapsed.
    package var isExpanded: Binding<Bool>?

    init() {}
}

/// Section of a view, and its role in it.
@MainActor package final class SectionPart {
    package enum Role { case header, content, footer }

    package let section: SectionInfo
    package let role: Role

    init(section: SectionInfo, role: Role) {
        self.section = section
        self.role = role
    }
}

package enum SectionTrait: ViewTraitKey { package static var defaultValue: SectionPart? { nil } }

/// Looks that a container gives the headers and footers of the sections in it.
package struct SectionLooks: Sendable {
    /// Changes the environment of a header or footer.
    package typealias Change = @Sendable (inout EnvironmentValues) -> Void

    package let header: Change?
    package let footer: Change?

    package init(header: Change? = nil, footer: Change? = nil) {
        self.header = header
        self.footer = footer
    }
}

private enum SectionLooksKey: EnvironmentKey { static var defaultValue: SectionLooks? { nil } }

extension EnvironmentValues {
    /// Looks of section headers and footers; nil: none of their own.
    package var sectionLooks: SectionLooks? {
        get { self[SectionLooksKey.self] }
        set { self[SectionLooksKey.self] = newValue }
    }
}
