public import AnimationCore
@_spi(Engine) import ViewGraph

/// A section among the views that a container was given. Views outside of sections are sections of their own, without
/// header and footer.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Identity of a section: lasts as long as the section is among the views.
    public struct ID: Hashable {
        fileprivate let section: ObjectIdentifier?
        fileprivate let first: Subview.ID?
    }

    /// Identity of the section.
    public let id: ID
    /// Views of the header.
    public let header: SubviewsCollection
    /// Views of the content.
    public let content: SubviewsCollection
    /// Views of the footer.
    public let footer: SubviewsCollection

    /// Values that the section passes to its container.
    public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }

    @MainActor fileprivate init(_ section: SectionInfo?, _ subviews: [Subview]) {
        func part(_ role: SectionPart.Role) -> SubviewsCollection {
            SubviewsCollection(
                subviews: subviews.filter { ($0.box.trait(SectionTrait.self)?.role ?? .content) == role })
        }
        id = ID(section: section.map { ObjectIdentifier($0) }, first: section == nil ? subviews.first?.id : nil)
        header = part(.header)
        content = part(.content)
        footer = part(.footer)
    }
}

/// The sections among the views that a container was given, in order.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// Position of the first section: 0.
    public var startIndex: Int { 0 }
    /// Position behind the last section.
    public var endIndex: Int { sections.count }
    /// The section at `index`.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor init(_ subviews: [Subview]) {
        var sections: [SectionConfiguration] = []
        var current: [Subview] = []
        var section: SectionInfo?
        for subview in subviews {
            let own = subview.box.trait(SectionTrait.self)?.section
            if own !== section, !current.isEmpty {
                sections.append(SectionConfiguration(section, current))
                current = []
            }
            section = own
            current.append(subview)
        }
        if !current.isEmpty { sections.append(SectionConfiguration(section, current)) }
        self.sections = sections
    }
}
