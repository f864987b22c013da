/// Sections and their items by identifiers, as they are at one time.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    struct Section: Equatable {
        var name: SectionIdentifierType
        var items: [ItemIdentifierType]
    }

    var sections: [Section] = []
    /// Items whose cells are asked for anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Sections that are asked for anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// Items whose cells are filled anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// No sections.
    public init() {}

    // MARK: Contents

    /// Number of all items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// Number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
    /// All items in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Number of items in a section; 0 for one that there is not.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// Items of a section; none for one that there is not.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }
    /// Section of an item; nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].name }
    }
    /// Number of an item among all; nil if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Number of a section; nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.name == identifier }
    }

    /// The section of a number; nil if there is none.
    func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let number = section.items.firstIndex(of: item) { return (index, number) }
        }
        return nil
    }

    // MARK: Items

    /// Adds items at the end of a section, by default the last one. Items that there are already move there; without the section
    /// nothing happens.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let index else { return }
        deleteItems(identifiers)
        sections[index].items += identifiers
    }

    /// Adds items before another; without that nothing happens.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

    /// Adds items after another; without that nothing happens.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }

    private mutating func insert(_ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        guard !items.contains(other), place(of: other) != nil else { return }
        deleteItems(items)
        guard let place = place(of: other) else { return }
        sections[place.section].items.insert(contentsOf: items, at: place.item + offset)
    }

    /// Removes items; those that there are not are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { sections = [] }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Has the cells of items asked for anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }

    /// Has the cells of items filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections at the end. Those that there are already stay.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += new(identifiers)
    }

    /// Adds sections before another; without that nothing happens.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = indexOfSection(toIdentifier) { sections.insert(contentsOf: new(identifiers), at: index) }
    }

    /// Adds sections after another; without that nothing happens.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = indexOfSection(toIdentifier) { sections.insert(contentsOf: new(identifiers), at: index + 1) }
    }

    private func new(_ names: [SectionIdentifierType]) -> [Section] {
        names.filter { indexOfSection($0) == nil }.map { Section(name: $0, items: []) }
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.name) }
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, toIdentifier, offset: 0) }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, toIdentifier, offset: 1) }

    private mutating func moveSection(_ name: SectionIdentifierType, _ other: SectionIdentifierType, offset: Int) {
        guard name != other, let index = indexOfSection(name), indexOfSection(other) != nil else { return }
        let section = sections.remove(at: index)
        sections.insert(section, at: (indexOfSection(other) ?? 0) + offset)
    }

    /// Has the cells of sections asked for anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
