/// A kind of value that views say of themselves to those around them (S3.8).
public protocol PreferenceKey {
    /// What views say of themselves.
    associatedtype Value
    /// What there is where no view says anything.
    static var defaultValue: Value { get }
    /// Folds the values of several views, in the order in which they stand, into one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
