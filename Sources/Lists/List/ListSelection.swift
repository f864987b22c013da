@_spi(Engine) package import ViewGraph

/// The selected values of a list, without their type.
package struct ListSelection {
    /// True if several values can be selected.
    let isMultiple: Bool
    /// Returns the selected values.
    let values: () -> Set<AnyHashable>
    /// Selects other values.
    private(set) var select: (Set<AnyHashable>) -> Void
    /// Returns the value that a tag or an identity stands for; nil if it has another type.
    let value: (AnyHashable) -> AnyHashable?

    package init<Value: Hashable>(one selection: Binding<Value?>) {
        isMultiple = false
        values = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        select = { selection.wrappedValue = $0.first?.base as? Value }
        value = { Self.value($0, as: Value.self) }
    }

    package init<Value: Hashable>(several selection: Binding<Set<Value>>) {
        isMultiple = true
        values = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
        select = { new in selection.wrappedValue = Set(new.compactMap { $0.base as? Value }) }
        value = { Self.value($0, as: Value.self) }
    }

    /// Returns this selection, which also performs `action` when something is selected.
    func then(_ action: @escaping () -> Void) -> Self {
        var copy = self
        copy.select = { [select] values in
            select(values)
            if !values.isEmpty { action() }
        }
        return copy
    }

    private static func value<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> AnyHashable? {
        // A cast unwraps the tag of an optional.
        (tag.base as? Value).map { AnyHashable($0) }
    }
}
