@_spi(Engine) import ViewGraph

/// The binding that a picker writes, or several bindings that it writes at once.
struct PickerSelection<Value: Hashable> {
    private let bindings: [Binding<Value>]

    init(_ binding: Binding<Value>) { bindings = [binding] }
    init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

    /// The selected values; more than one if the bindings differ.
    var values: Set<Value> { Set(bindings.lazy.map(\.wrappedValue)) }

    /// Writes `value` to the bindings that have another value.
    func select(_ value: Value) {
        for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    }
}

extension Set {
    /// The only element; nil if there are none or several.
    var sole: Element? { count == 1 ? first : nil }

    /// Mark of the menu item for `value`: on, mixed if several values are selected, or none.
    func mark(for value: Element?) -> MenuMark {
        guard let value, contains(value) else { return .none }
        return count == 1 ? .on : .mixed
    }
}
