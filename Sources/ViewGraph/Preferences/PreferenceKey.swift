/// A kind of value that views say of themselves to those around them (S3.8).
public protocol PreferenceKey {
    /// Type of the value.
    associatedtype Value
    /// Value where no view says anything.
    static var defaultValue: Value { get }
    /// Folds the values of several views, in the order in which they stand, into one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil for a key whose value is optional.
    public static var defaultValue: Value { nil }
}
