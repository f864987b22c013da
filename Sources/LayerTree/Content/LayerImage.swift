public import Foundation

/// The pixels of an image, shared by every layer that shows it.
public final class ImagePixels: Sendable {
    public let width: Int
    public let height: Int
    /// Rows from the top; each pixel 0xAARRGGBB, colour multiplied by alpha.
    public let pixels: [UInt32]

    /// - Precondition: `pixels.count` is `width * height`.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "an image needs as many pixels as width times height")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

/// Two stand for the same picture if they are the same object.
extension ImagePixels: Hashable {
    public static func == (a: ImagePixels, b: ImagePixels) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image as a layer's content, filling the layer's size.
public struct LayerImage {
    public enum Resizing: Hashable, Sendable {
        case stretch
        /// Repeats the pixels at their own size from the top left.
        case tile
    }

    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// How wide the unstretched margins are, in points.
    public struct CapInsets: Hashable, Sendable {
        public var top: Double
        public var left: Double
        public var bottom: Double
        public var right: Double
        public static let zero = CapInsets(top: 0, left: 0, bottom: 0, right: 0)

        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    public var source: ImagePixels
    /// Pixels per point.
    public var scale: Double
    public var resizing: Resizing
    public var capInsets: CapInsets
    public var interpolation: Interpolation
    /// True for a template: only the alpha counts, coloured by ``Layer/fill``.
    public var isTemplate: Bool

    public init(
        source: ImagePixels, scale: Double = 1, resizing: Resizing = .stretch, capInsets: CapInsets = .zero,
        interpolation: Interpolation = .medium, isTemplate: Bool = false
    ) {
        self.source = source
        self.scale = scale
        self.resizing = resizing
        self.capInsets = capInsets
        self.interpolation = interpolation
        self.isTemplate = isTemplate
    }

    /// Size at which a pixel of the image is a pixel of a screen of that scale, in points.
    public var size: CGSize {
        CGSize(width: Double(source.width) / scale, height: Double(source.height) / scale)
    }

    func drawsLike(_ other: LayerImage) -> Bool {
        source === other.source && scale == other.scale && resizing == other.resizing && capInsets == other.capInsets
            && interpolation == other.interpolation && isTemplate == other.isTemplate
    }
}
