public import Foundation
public import UIKitCore

/// Density and opacity of an image.
public class UIGraphicsRendererFormat {
    /// A format of the screen's density.
    public required init() {}

    /// A format of the screen's density.
    public class func `default`() -> Self { Self() }
}

/// Density and opacity of an image that a ``UIGraphicsImageRenderer`` draws.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; 0 takes those of the screen.
    public var scale: CGFloat = 0
    /// True if the image has no transparent pixels; false by default.
    public var opaque = false

    /// A format of the screen's density.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// Density and opacity of the images.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of images of `size` points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// A renderer of images of `size` points in `format`.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of what lies in `bounds`, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// A renderer of images of what lies in `bounds`, in points, in `format`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Draws an image. A size that cannot be drawn gives an image without pixels.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        draw(actions).image() ?? UIImage()
    }

    /// Draws an image as PNG; no bytes if its size cannot be drawn.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { draw(actions).pngData() ?? Data() }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> ImageContexts.Entry {
        UIGraphicsBeginImageContextWithOptions(bounds.size, format.opaque, format.scale)
        let entry = ImageContexts.stack[ImageContexts.stack.count - 1]
        entry.context.translateBy(x: -bounds.minX, y: -bounds.minY)
        actions(UIGraphicsImageRendererContext(entry, format))
        UIGraphicsEndImageContext()
        return entry
    }
}

/// Context in which a ``UIGraphicsImageRenderer`` draws an image.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
    private let entry: ImageContexts.Entry
    /// Density and opacity of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ entry: ImageContexts.Entry, _ format: UIGraphicsImageRendererFormat) {
        self.entry = entry
        self.format = format
    }

    /// The context of Core Graphics.
    public var cgContext: CGContext { entry.context }
    /// The image as far as it is drawn.
    public var currentImage: UIImage { entry.image() ?? UIImage() }

    /// Fills `rect` with the colour of fills.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes `rect` with the colour of strokes, by lines inside of it.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Limits drawing to `rect`.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
