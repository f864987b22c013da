@_spi(Engine) import ViewGraph

/// The binding that a picker writes, or several bindings that it writes at once.
struct PickerSelection<Value: Hashable> {
    private let bindings: [Binding<Value>]
    /// Called after each choice.
    private var chosen: (@MainActor () -> Void)?

    init(_ binding: Binding<Value>) { bindings = [binding] }
    init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

    /// This selection, with `action` called after each choice.
    func followed(by action: @escaping @MainActor () -> Void) -> Self {
        var copy = self
        copy.chosen = action
        return copy
    }

    /// The selected values; more than one if the bindings differ.
    var values: Set<Value> { Set(bindings.lazy.map(\.wrappedValue)) }

    /// Writes `value` to the bindings that have another value.
    @MainActor func select(_ value: Value) {
        for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
        chosen?()
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
