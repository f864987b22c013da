@_spi(Engine) import ViewGraph

/// What a picker writes: one value, or the same of several things at once.
struct PickerSelection<Value: Hashable> {
    private let bindings: [Binding<Value>]

    init(_ binding: Binding<Value>) { bindings = [binding] }
    init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

    /// What is selected now: more than one value if the things differ.
    var values: Set<Value> { Set(bindings.lazy.map(\.wrappedValue)) }

    /// Writes where something else is selected.
    func select(_ value: Value) {
        for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    }
}

extension Set {
    /// The only value; nil if there are more, or none.
    var sole: Element? { count == 1 ? first : nil }

    /// How an option for `value` is marked.
    func mark(for value: Element?) -> MenuMark {
        guard let value, contains(value) else { return .none }
        return count == 1 ? .on : .mixed
    }
}
