/// Makes a variable a value of the environment or of transactions, with what it is set to as its default (S3.7, S10.1).
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var cardBack = "leaves"
/// }
/// ```
///
/// The default is evaluated whenever it is read, as a key's `defaultValue` is. An optional without one is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LiltMacros", type: "EntryMacro")

extension EnvironmentValues {
    /// What ``Entry()`` makes of a variable: the value at a key that has no default of its own.
    @inlinable
    public subscript<Key, Value>(
        _entry key: Key.Type, default value: @autoclosure () -> Value
    ) -> Value {
        get { storage.value(for: ObjectIdentifier(key), as: Value.self) ?? value() }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }
}

extension Transaction {
    /// What ``Entry()`` makes of a variable: the value at a key that has no default of its own.
    public subscript<Key, Value>(_entry key: Key.Type, default value: @autoclosure () -> Value) -> Value {
        get { custom.value(for: ObjectIdentifier(key), as: Value.self) ?? value() }
        set { custom.set(newValue, for: ObjectIdentifier(key)) }
    }
}
