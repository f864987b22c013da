/// Key of a value that the focused view, or a view around it, offers to the rest of its window.
public protocol FocusedValueKey {
    /// Type of the value.
    associatedtype Value
}

/// Values that the focused view and the views around it offer to their window. `@Entry` adds an optional value.
public struct FocusedValues {
    private var storage = KeyedValues()

    package init() {}

    /// Value for `key`; nil if no view offers one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { storage.value(for: ObjectIdentifier(key), as: Key.Value?.self) ?? nil }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// Value of an ``Entry()`` variable: stored under `key`, or the default.
    public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
        get { storage.value(for: ObjectIdentifier(key), as: Value.self) ?? value() }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }
}
