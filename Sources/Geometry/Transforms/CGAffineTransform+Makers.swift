public import Foundation

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A move by (tx, ty); C's spelling of `CGAffineTransform(translationX:y:)`.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale by `sx` and `sy`; C's spelling of `CGAffineTransform(scaleX:y:)`.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rotation by an angle in radians; C's spelling of `CGAffineTransform(rotationAngle:)`.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
