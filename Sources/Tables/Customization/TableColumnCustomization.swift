public import Controls
import Views

/// People's choice of the columns that a table shows, and of their order. It can be stored, as by `@AppStorage`.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    /// Visibilities by the `customizationID` of the columns.
    private var choices: [String: Bool] = [:]
    /// Order of the columns by their `customizationID`; nil for that of the table.
    private var order: ChosenOrder?

    /// A choice of nothing: columns have their default visibility and order.
    public init() {}

    /// Visibility of the column with this `customizationID`; `automatic` is the column's default.
    public subscript(visibility id: String) -> Visibility {
        get { choices[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set {
            switch newValue {
            case .automatic: choices[id] = nil
            case .visible: choices[id] = true
            case .hidden: choices[id] = false
            }
        }
    }

    /// Gives the columns the order in which the table declares them. What is shown stays.
    public mutating func resetOrder() { order = nil }

    /// Puts the columns with these identities into the chosen order.
    func ordered(_ ids: [String]) -> [String] { order?.ordered(ids) ?? ids }

    /// Moves the column `id` to the place of the column `target`.
    ///
    /// - Parameters:
    ///   - id: identity of the column.
    ///   - target: identity of the column whose place it takes.
    ///   - all: identities of all columns that people can move, in the table's order.
    mutating func move(_ id: String, toPlaceOf target: String, among all: [String]) {
        var new = ChosenOrder(ordered(all))
        new.move(id, toPlaceOf: target)
        order = new
    }
}

/// Changes of a table's column by people.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var kinds: Set<Int>

    private init(kinds: Set<Int>) { self.kinds = kinds }

    /// No changes.
    public init() { kinds = [] }

    /// All changes.
    public static var all: Self { [.reorder, .resize, .visibility] }
    /// Another place among the columns.
    public static var reorder: Self { Self(kinds: [0]) }
    /// Another width.
    public static var resize: Self { Self(kinds: [1]) }
    /// Showing and hiding.
    public static var visibility: Self { Self(kinds: [2]) }

    /// Returns true if all of `member` is in the set.
    public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
    /// Adds `newMember`.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        kinds.formUnion(newMember.kinds)
        return (isNew, newMember)
    }
    /// Removes `member`.
    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        let removed = kinds.intersection(member.kinds)
        kinds.subtract(removed)
        return removed.isEmpty ? nil : Self(kinds: removed)
    }
    /// Adds `newMember`, in place of an equal one.
    @discardableResult public mutating func update(with newMember: Self) -> Self? {
        let old = kinds.intersection(newMember.kinds)
        kinds.formUnion(newMember.kinds)
        return old.isEmpty ? nil : Self(kinds: old)
    }
    /// Adds all of `other`.
    public mutating func formUnion(_ other: Self) { kinds.formUnion(other.kinds) }
    /// Keeps what is in `other` too.
    public mutating func formIntersection(_ other: Self) { kinds.formIntersection(other.kinds) }
    /// Keeps what is in one of both only.
    public mutating func formSymmetricDifference(_ other: Self) { kinds.formSymmetricDifference(other.kinds) }
    /// Returns what is in either set.
    public func union(_ other: Self) -> Self { Self(kinds: kinds.union(other.kinds)) }
    /// Returns what is in both sets.
    public func intersection(_ other: Self) -> Self { Self(kinds: kinds.intersection(other.kinds)) }
    /// Returns what is in one of both sets only.
    public func symmetricDifference(_ other: Self) -> Self { Self(kinds: kinds.symmetricDifference(other.kinds)) }
}
