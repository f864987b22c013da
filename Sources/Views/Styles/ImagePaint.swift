public import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A file's picture as a style: a part of it, side by side with itself from the top left corner of what is painted. A
/// picture that is not there, and a symbol, paints nothing.
nonisolated public struct ImagePaint: ShapeStyle, Hashable {
    /// The picture: one of a file. A symbol paints nothing.
    public var image: Image
    /// Which part of the picture, in fractions of its size.
    public var sourceRect: CGRect
    /// By how much it is enlarged.
    public var scale: CGFloat

    /// A part of a picture, side by side with itself.
    ///
    /// - Parameters:
    ///   - image: a picture of a file.
    ///   - sourceRect: which part of it, in fractions of its size; by itself all of it.
    ///   - scale: by how much it is enlarged; 1 is its own size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .picture(_PictureStyle(paint: self, displayScale: environment.displayScale))
    }

    /// As a layer paints with it.
    func layerPaint(_ pixels: ImagePixels, scale pixelsPerPoint: Double) -> LayerPaint {
        .image(LayerImagePaint(source: pixels, scale: Double(scale) / pixelsPerPoint, part: sourceRect))
    }
}

/// A picture to paint with, which has to be found yet.
public struct _PictureStyle: Hashable, Sendable {
    let paint: ImagePaint
    let displayScale: CGFloat
}

extension ShapeStyle where Self == ImagePaint {
    /// See ``ImagePaint``.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension _ResolvedStyle {
    /// The same with its picture, which `find` looks for by name, folder and pixels per point of the screen.
    func withPicture(
        _ find: (String, String?, CGFloat) -> (pixels: ImagePixels, scale: Double)?
    ) -> _ResolvedStyle {
        switch self {
        case .color, .paint: return self
        case .shadowed(let style, let shadows): return .shadowed(style.withPicture(find), shadows)
        case .picture(let picture):
            guard case .file(let name, let folder) = picture.paint.image.source,
                let found = find(name, folder, picture.displayScale)
            else { return .color(.clear) }
            return .paint(picture.paint.layerPaint(found.pixels, scale: found.scale))
        }
    }
}
