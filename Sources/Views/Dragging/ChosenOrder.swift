/// Order of named things that people have chosen, such as of a table's columns. It can be stored.
package struct ChosenOrder: Codable, Hashable, Sendable {
    /// Names in the chosen order.
    package private(set) var names: [String]

    /// The order of `names`.
    package init(_ names: [String]) { self.names = names }

    /// Puts `standard` into the chosen order. Names that are new since follow the one that they follow in `standard`; names
    /// that are no more are left out.
    ///
    /// - Parameter standard: names in the order before any choice.
    /// - Returns: all of `standard`, in the chosen order.
    package func ordered(_ standard: [String]) -> [String] {
        var result = names.filter { standard.contains($0) }
        for (index, name) in standard.enumerated() where !result.contains(name) {
            let before = index > 0 ? result.firstIndex(of: standard[index - 1]) : nil
            result.insert(name, at: before.map { $0 + 1 } ?? 0)
        }
        return result
    }

    /// Moves `name` to the place of `target`, whose other neighbours make room.
    package mutating func move(_ name: String, toPlaceOf target: String) {
        guard name != target, let from = names.firstIndex(of: name), let to = names.firstIndex(of: target) else {
            return
        }
        names.insert(names.remove(at: from), at: to)
    }
}
