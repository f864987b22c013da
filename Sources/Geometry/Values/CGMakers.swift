public import Foundation

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The point (x, y); C's spelling of `CGPoint(x:y:)`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size `width` by `height`; C's spelling of `CGSize(width:height:)`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The vector (dx, dy); C's spelling of `CGVector(dx:dy:)`.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle at (x, y) of size `width` by `height`; C's spelling of `CGRect(x:y:width:height:)`.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The least x of `rect`; C's spelling of `rect.minX`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The middle x of `rect`; C's spelling of `rect.midX`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest x of `rect`; C's spelling of `rect.maxX`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The least y of `rect`; C's spelling of `rect.minY`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The middle y of `rect`; C's spelling of `rect.midY`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest y of `rect`; C's spelling of `rect.maxY`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The width of `rect`; C's spelling of `rect.width`.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The height of `rect`; C's spelling of `rect.height`.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

extension CGPoint {
    /// True if both coordinates are equal.
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
    /// True if both sides are equal.
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
    /// True if origin and size are equal.
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
