/// Turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into an entry
/// whose default is the initial value of the variable (S3.7, S10.1).
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var cardBack = "leaves"
/// }
/// ```
///
/// The default is evaluated at each read, like a key's `defaultValue`. An optional without initial value defaults to
/// nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LiltMacros", type: "EntryMacro")

extension EnvironmentValues {
    /// Value of an ``Entry()`` variable: stored under `key`, or the default.
    @inlinable
    public subscript<Key, Value>(
        _entry key: Key.Type, default value: @autoclosure () -> Value
    ) -> Value {
        get { storage.value(for: ObjectIdentifier(key), as: Value.self) ?? value() }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }
}

extension Transaction {
    /// Value of an ``Entry()`` variable: stored under `key`, or the default.
    public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
        get { custom.value(for: ObjectIdentifier(key), as: Value.self) ?? value() }
        set { custom.set(newValue, for: ObjectIdentifier(key)) }
    }
}
