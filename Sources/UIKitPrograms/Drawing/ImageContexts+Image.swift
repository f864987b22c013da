import CairoRenderer
public import Foundation
import Runtime
public import UIKitCore
import ViewGraph
import Views

extension ImageContexts.Entry {
    /// The image of what was drawn so far; nil if its size cannot be drawn.
    @MainActor func image() -> UIImage? {
        pngData().flatMap { UIImage(data: $0, scale: scale) }
    }

    /// The image as PNG; nil if its size cannot be drawn.
    @MainActor func pngData() -> Data? {
        let commands = context.commands
        let canvas = Canvas(opaque: isOpaque) { context, _ in for command in commands { command(context) } }
        return Pictures.png(of: canvas.frame(width: size.width, height: size.height), scale: scale, isOpaque: isOpaque)
    }
}

/// Pictures of views that are in no window.
@MainActor enum Pictures {
    /// Returns the picture of `view` as PNG; nil if its size cannot be drawn, or its pixels cannot be encoded.
    static func png(of view: some View, scale: CGFloat, isOpaque: Bool = false) -> Data? {
        guard let picture = bitmap(of: view, scale: scale, isOpaque: isOpaque) else { return nil }
        return UIImage.bytes { Data(try PNGFile.encode(picture)) }
    }

    /// Returns the picture of `view`; nil if its size cannot be drawn.
    static func bitmap(of view: some View, scale: CGFloat, isOpaque: Bool = false) -> Bitmap? {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        renderer.isOpaque = isOpaque
        return renderer.picture()
    }
}

extension UIImage {
    /// The image as PNG; nil if it cannot be drawn.
    @preconcurrency @MainActor public func pngData() -> Data? {
        Self.bytes { try encodedPNG } ?? Pictures.png(of: Image(uiImage: self), scale: scale)
    }

    /// Returns the bytes that `encode` gives; nil if it gives none or fails, as UIKit's functions have it. A failure is
    /// reported.
    @MainActor static func bytes(_ encode: () throws -> Data?) -> Data? {
        do {
            return try encode()
        } catch {
            UIApplication.report("an image has no bytes: \(error)")
            return nil
        }
    }

    /// The image as JPEG, on white; nil if it cannot be drawn, or gdk-pixbuf is not installed.
    ///
    /// - Parameter compressionQuality: 0 for the smallest file to 1 for the best picture.
    /// - Returns: the file's bytes.
    @preconcurrency @MainActor public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let picture = Pictures.bitmap(of: Image(uiImage: self), scale: scale) else { return nil }
        return Self.bytes { try JPEGWriter.encode(picture, quality: Double(compressionQuality)) }
    }
}
