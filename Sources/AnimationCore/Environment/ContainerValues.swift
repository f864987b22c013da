/// Key of a value that a view passes to the container that arranges it, with its default.
public protocol ContainerValueKey {
    /// Type of the value.
    associatedtype Value

    /// Value where none is set.
    static var defaultValue: Value { get }
}

/// Values that a view passes to the container that arranges it. `@Entry` adds a value.
public struct ContainerValues {
    private var storage = KeyedValues()

    package init() {}

    /// Value set for `key`, or its default.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { storage.value(for: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// Value of an ``Entry()`` variable: stored under `key`, or the default.
    public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
        get { storage.value(for: ObjectIdentifier(key), as: Value.self) ?? value() }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }
}
