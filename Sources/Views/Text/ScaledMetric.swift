import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// A length that grows as text does when people want larger text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// As body text grows.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// - Parameters:
    ///   - wrappedValue: the length at the size `large`.
    ///   - textStyle: as whose text it grows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The length at the text size of the view's place: the given one at the size `large`, in proportion elsewhere.
    public var wrappedValue: Value { base * Value(style.size(at: size) / style.size(at: .large)) }
}

extension ScaledMetric: DynamicProperty {}
