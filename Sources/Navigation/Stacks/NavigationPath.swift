/// Values of a stack's pages, of any hashable types, the lowest page first (S20.1).
public struct NavigationPath: Equatable {
    var items: [AnyHashable]

    /// Makes an empty path: only the root is shown.
    public init() { items = [] }

    /// Makes a path of `elements`, the lowest page first.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { items = elements.map { AnyHashable($0) } }

    init(items: [AnyHashable]) { self.items = items }

    /// Number of values; 0 if only the root is shown.
    public var count: Int { items.count }

    /// True if only the root is shown.
    public var isEmpty: Bool { items.isEmpty }

    /// Appends `value`: its page is pushed.
    public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }

    /// Removes the last `k` values, or all if there are fewer: their pages are popped.
    public mutating func removeLast(_ k: Int = 1) { items.removeLast(min(max(k, 0), items.count)) }
}
