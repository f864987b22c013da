/// Key of an environment value, with its default.
public protocol EnvironmentKey {
    /// Type of the value.
    associatedtype Value

    /// Value where none is set.
    static var defaultValue: Value { get }
}

/// Values passed down the view tree. A copy costs one reference.
public struct EnvironmentValues {
    @usableFromInline var storage = KeyedValues()

    /// An environment in which every key has its default.
    @inlinable public init() {}

    /// Value set for `key`, or its default.
    ///
    /// - Complexity: O(number of keys set); about a nanosecond for a few.
    @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.value(for: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// True if no value was set since one was a copy of the other. O(1).
    package func isIdentical(to other: EnvironmentValues) -> Bool { storage.isIdentical(to: other.storage) }

    /// Returns these values, which were made from `base`, as if they had been made from `other`: values that were set
    /// since then are kept.
    package func rebased(from base: EnvironmentValues, to other: EnvironmentValues) -> EnvironmentValues {
        var result = self
        result.storage = storage.rebased(from: base.storage, to: other.storage)
        return result
    }

    /// True if no key is set.
    package var isEmpty: Bool { storage.isEmpty }

    /// Cache for data derived from these values alone. Shared by copies and cleared when a value is set. It must not
    /// retain the environment, which retains it.
    ///
    /// An environment without set values stores nothing.
    package var digest: AnyObject? {
        get { storage.storage?.digest }
        nonmutating set { storage.storage?.digest = newValue }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The values set, as text.
    public var description: String {
        "[" + (storage.storage?.cells.map(\.text).joined(separator: ", ") ?? "") + "]"
    }
}
