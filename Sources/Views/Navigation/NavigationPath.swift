/// The values of the pages of a stack, of whatever types, from the first that was pushed on (S20.1).
public struct NavigationPath: Equatable {
    var items: [AnyHashable]

    /// A path on which there is nothing but the root.
    public init() { items = [] }

    /// A path of these values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { items = elements.map { AnyHashable($0) } }

    init(items: [AnyHashable]) { self.items = items }

    /// How many values there are: 0 at the root.
    public var count: Int { items.count }

    /// Whether only the root is there.
    public var isEmpty: Bool { items.isEmpty }

    /// Puts a value at the end: its page is pushed.
    public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }

    /// Takes `k` values from the end, or all if there are fewer: their pages are popped.
    public mutating func removeLast(_ k: Int = 1) { items.removeLast(min(max(k, 0), items.count)) }
}
