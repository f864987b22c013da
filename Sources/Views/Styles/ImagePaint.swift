public import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A part of a picture file as a style, tiled from the top left corner of the painted frame. A missing picture, or a
/// symbol, paints nothing.
nonisolated public struct ImagePaint: ShapeStyle, Hashable {
    /// The picture, from a file. A symbol paints nothing.
    public var image: Image
    /// Part of the picture that is painted, in fractions of its size.
    public var sourceRect: CGRect
    /// Magnification of the picture.
    public var scale: CGFloat

    /// Tiles a part of a picture.
    ///
    /// - Parameters:
    ///   - image: a picture from a file.
    ///   - sourceRect: part of it, in fractions of its size; default is all of it.
    ///   - scale: magnification; 1 is the picture's own size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The picture, to be loaded when it is drawn.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .picture(_PictureStyle(paint: self, traits: PictureTraits(environment)))
    }

    /// The paint of a layer, with the loaded pixels.
    func layerPaint(_ pixels: ImagePixels, scale pixelsPerPoint: Double) -> LayerPaint {
        .image(LayerImagePaint(source: pixels, scale: Double(scale) / pixelsPerPoint, part: sourceRect))
    }
}

/// An image paint whose picture is not loaded yet.
public struct _PictureStyle: Hashable, Sendable {
    let paint: ImagePaint
    let traits: PictureTraits
}

extension ShapeStyle where Self == ImagePaint {
    /// An ``ImagePaint`` of a picture.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension _ResolvedStyle {
    /// The style with its picture loaded by `find`; clear if there is none.
    package func withPicture(
        _ find: (Image, PictureTraits) -> FoundPicture?
    ) -> _ResolvedStyle {
        switch self {
        case .color, .paint: return self
        case .shadowed(let style, let shadows): return .shadowed(style.withPicture(find), shadows)
        case .picture(let picture):
            guard let found = find(picture.paint.image, picture.traits) else { return .color(.clear) }
            return .paint(picture.paint.layerPaint(found.pixels, scale: found.scale))
        }
    }
}
