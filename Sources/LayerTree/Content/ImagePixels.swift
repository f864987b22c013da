/// Pixels of an image, shared by all layers that show it. Those of a file are decoded on another thread, when they are
/// first drawn or read.
public final class ImagePixels: Sendable {
    /// Width, in pixels.
    public let width: Int
    /// Height, in pixels.
    public let height: Int
    private let content: Content

    private enum Content: Sendable {
        case given([UInt32])
        case deferred(any DeferredPixels)
    }

    /// Rows from the top; each pixel is 0xAARRGGBB, its colour multiplied by alpha. Waits while a file is decoded; the
    /// array is then made by each call.
    public var pixels: [UInt32] {
        switch content {
        case .given(let pixels): pixels
        case .deferred(let deferred): deferred.pixels()
        }
    }

    /// Maker of the pixels; nil if they were given.
    package var deferred: (any DeferredPixels)? { if case .deferred(let deferred) = content { deferred } else { nil } }

    /// An image of `pixels`, row by row from the top.
    ///
    /// - Precondition: `pixels.count` is `width * height`.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "an image needs as many pixels as width times height")
        self.width = width
        self.height = height
        content = .given(pixels)
    }

    /// An image of `width` by `height` pixels that `deferred` makes.
    package init(width: Int, height: Int, deferred: any DeferredPixels) {
        self.width = width
        self.height = height
        content = .deferred(deferred)
    }
}

/// Maker of an image's pixels on another thread; implemented by the renderer.
package protocol DeferredPixels: AnyObject, Sendable {
    /// The pixels as ``ImagePixels/pixels``; waits until they are made.
    func pixels() -> [UInt32]
}

// Identity is equality: comparing pixels would take too long.
extension ImagePixels: Hashable {
    /// True if both are one object.
    public static func == (a: ImagePixels, b: ImagePixels) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
