import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// A length that grows with the text size that a person has chosen.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// A length that grows as body text does; `wrappedValue` is the length at the size `large`.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A length that grows with a text style.
    ///
    /// - Parameters:
    ///   - wrappedValue: the length at the size `large`.
    ///   - textStyle: the text style whose size it grows in proportion to.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The length at the view's text size: the given one at the size `large`, in proportion at others.
    public var wrappedValue: Value { base * Value(style.size(at: size) / style.size(at: .large)) }
}

extension ScaledMetric: DynamicProperty {}
