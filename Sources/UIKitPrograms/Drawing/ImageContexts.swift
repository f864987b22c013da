public import Foundation
public import UIKitCore

/// Contexts that functions of UIKit draw into, the current one last.
@MainActor enum ImageContexts {
    struct Entry {
        let context: CGContext
        let size: CGSize
        let scale: CGFloat
        let isOpaque: Bool
    }

    static var stack: [Entry] = []

    static var current: CGContext? { stack.last?.context }
    /// Pixels per point of the current image; those of the screen outside of one.
    static var scale: CGFloat { stack.last?.scale ?? UIScreen.main.scale }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context into which UIKit draws; nil outside of the drawing of an image.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.current }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of `size` points, with one pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image.
///
/// - Parameters:
///   - size: size in points.
///   - opaque: true if the image has no transparent pixels.
///   - scale: pixels per point; 0 takes those of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    ImageContexts.stack.append(
        ImageContexts.Entry(
            context: CGContext(), size: size, scale: scale > 0 ? scale : UIScreen.main.scale, isOpaque: opaque))
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that was begun last, as far as it is drawn; nil if there is none, or its size cannot be drawn.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.stack.last?.image()
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = ImageContexts.stack.popLast() }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` with the colour of fills.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { ImageContexts.current?.fill(rect) }
