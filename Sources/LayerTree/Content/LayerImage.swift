public import Foundation

/// The pixels of an image, shared by every layer that shows it.
public final class ImagePixels: Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
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
    /// Whether both are the same object.
    public static func == (a: ImagePixels, b: ImagePixels) -> Bool { a === b }
    /// By the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image as a layer's content, filling the layer's size.
public struct LayerImage: Hashable, Sendable {
    /// How the pixels fill the layer.
    public enum Resizing: Hashable, Sendable {
        /// To the layer's size.
        case stretch
        /// Repeats the pixels at their own size from the top left.
        case tile
    }

    /// How pixels are made between pixels.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest one.
        case none
        /// As ``medium``.
        case low
        /// Between the four nearest, and by averages where the image is made smaller.
        case medium
        /// As ``medium``.
        case high
    }

    /// How wide the unstretched margins are, in points.
    public struct CapInsets: Hashable, Sendable {
        /// From the upper edge.
        public var top: Double
        /// From the left edge.
        public var left: Double
        /// From the lower edge.
        public var bottom: Double
        /// From the right edge.
        public var right: Double
        /// No margins: everything stretches.
        public static let zero = CapInsets(top: 0, left: 0, bottom: 0, right: 0)

        /// Margins in points.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// The pixels.
    public var source: ImagePixels
    /// Pixels per point.
    public var scale: Double
    /// How they fill the layer.
    public var resizing: Resizing
    /// What of them does not stretch.
    public var capInsets: CapInsets
    /// How pixels are made between them.
    public var interpolation: Interpolation
    /// True for a template: only the alpha counts, coloured by ``Layer/fill``.
    public var isTemplate: Bool
    /// Whether edges between pixels are smoothed.
    public var isAntialiased: Bool

    /// An image that fills its layer.
    public init(
        source: ImagePixels, scale: Double = 1, resizing: Resizing = .stretch, capInsets: CapInsets = .zero,
        interpolation: Interpolation = .medium, isTemplate: Bool = false, isAntialiased: Bool = true
    ) {
        self.isAntialiased = isAntialiased
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
}
