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
