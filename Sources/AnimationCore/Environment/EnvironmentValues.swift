/// A place in the environment, and what is there as long as nobody sets it.
public protocol EnvironmentKey {
    /// What is kept at this place.
    associatedtype Value

    /// What is there as long as nobody sets it.
    static var defaultValue: Value { get }
}

/// What flows down the view tree to whoever asks. A copy costs one reference.
public struct EnvironmentValues {
    @usableFromInline var storage = KeyedValues()

    /// An environment in which every key has its default.
    @inlinable public init() {}

    /// What was set for a key, or its default.
    ///
    /// - Complexity: O(number of keys that are set); a nanosecond for a few.
    @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.value(for: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
        set { storage.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// Whether nothing was set since one of the two was a copy of the other. Complexity: O(1).
    package func isIdentical(to other: EnvironmentValues) -> Bool { storage.isIdentical(to: other.storage) }

    /// Whether every key has its default.
    package var isEmpty: Bool { storage.isEmpty }

    /// What follows from these values and from nothing else, and would otherwise be worked out at each place that has them.
    /// Copies share it; it is forgotten when a value is set. It must not hold the environment, which holds it.
    ///
    /// An environment in which nothing is set keeps nothing.
    package var digest: AnyObject? {
        get { storage.storage?.digest }
        nonmutating set { storage.storage?.digest = newValue }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// What is set, for people to read.
    public var description: String {
        "[" + (storage.storage?.cells.map(\.text).joined(separator: ", ") ?? "") + "]"
    }
}
