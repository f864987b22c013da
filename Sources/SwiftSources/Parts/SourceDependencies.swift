/// Everything on which sources of a module depend in the others, told by names.
///
/// A source depends on a group of declarations if a name of the group is among its words, or among those of the interface of another
/// group on which it depends, and on all that can be used without a name. What is imported anywhere counts everywhere. So it depends on
/// too much rather than on too little.
package struct SourceDependencies: Sendable {
    private let groups: [SourceNames]
    /// Indices of the groups that declare a name.
    private let places: [String: [Int]]
    private let unnamed: [Int]
    private let imports: String

    /// - Parameter groups: all groups of all sources.
    package init(_ groups: [SourceNames]) {
        self.groups = groups
        var places: [String: [Int]] = [:]
        for (index, group) in groups.enumerated() {
            for name in group.declared { places[name, default: []].append(index) }
        }
        self.places = places
        imports = groups.reduce(into: Set()) { $0.formUnion($1.imports) }.sorted().joined(separator: " ")
        unnamed = groups.indices.filter { groups[$0].isUsedUnnamed }
    }

    /// Text of the interfaces on which a source with some words depends.
    package func interface(for words: Set<String>) -> String {
        var found = Set(unnamed)
        var waiting = [words] + unnamed.map { groups[$0].interfaceWords }
        while let words = waiting.popLast() {
            for index in words.lazy.flatMap({ places[$0, default: []] }) where found.insert(index).inserted {
                waiting.append(groups[index].interfaceWords)
            }
        }
        return ([imports] + found.map { groups[$0].interface }.sorted()).joined(separator: "\n")
    }
}
