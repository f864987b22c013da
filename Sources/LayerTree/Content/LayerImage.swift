public import Foundation

/// Image as a layer's content; it fills the layer's rectangle.
public struct LayerImage: Hashable, Sendable {
    /// Way of filling the layer's rectangle.
    public enum Resizing: Hashable, Sendable {
        /// Scales the image to the rectangle.
        case stretch
        /// Repeats the image in its own size, from the top left corner.
        case tile
    }

    /// Sampling between pixels.
    public enum Interpolation: Hashable, Sendable {
        /// Nearest pixel.
        case none
        /// As ``medium``.
        case low
        /// Bilinear; averages pixels if the image is drawn smaller.
        case medium
        /// As ``medium``.
        case high
    }

    /// Widths of the margins that do not stretch, in points.
    public struct CapInsets: Hashable, Sendable {
        /// Height of the upper margin.
        public var top: Double
        /// Width of the left margin.
        public var left: Double
        /// Height of the lower margin.
        public var bottom: Double
        /// Width of the right margin.
        public var right: Double
        /// No margins: all of the image stretches.
        public static let zero = CapInsets(top: 0, left: 0, bottom: 0, right: 0)

        /// Margins of these widths, in points.
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
    /// Way of filling the layer's rectangle.
    public var resizing: Resizing
    /// Margins that do not stretch.
    public var capInsets: CapInsets
    /// Sampling between pixels.
    public var interpolation: Interpolation
    /// True for a template: its alpha is painted in ``Layer/fill``.
    public var isTemplate: Bool
    /// Colour of a template in place of ``Layer/fill``; nil for that.
    package var tint: ResolvedColor?
    /// True to antialias edges that lie between device pixels.
    public var isAntialiased: Bool

    /// An image of `source` that fills its layer.
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

    /// Size of the image in points: its pixels divided by ``scale``.
    public var size: CGSize {
        CGSize(width: Double(source.width) / scale, height: Double(source.height) / scale)
    }
}
