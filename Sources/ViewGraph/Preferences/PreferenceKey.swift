/// A key of values that views pass to their ancestors (S3.8).
public protocol PreferenceKey {
    /// Type of the value.
    associatedtype Value
    /// Value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the values of several views, in their order, into one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil for a key whose value is optional.
    public static var defaultValue: Value { nil }
}
