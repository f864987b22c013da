package import Foundation
package import LayerTree
import PictureFormats
@_spi(Engine) import ViewGraph

extension ViewHost {
    /// The picture of `image`, of which the header is read. If there is none, or it cannot be read, a message is logged
    /// (S24.12).
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - displayScale: pixels per point of the screen.
    /// - Returns: the pixels and the number of pixels per point; nil for symbols and without a readable file.
    package func picture(of image: Image, displayScale: CGFloat) -> (pixels: ImagePixels, scale: Double)? {
        switch image.source {
        case .symbol: return nil
        case .file(let name, let folder): return picture(named: name, in: folder, displayScale: displayScale)
        case .picture(let picture):
            do throws(UnreadableImage) {
                if let pixels = try imageLoader?.image(of: picture.bytes) { return (pixels, picture.scale) }
                report("\(picture.bytes.name) is not there: a question mark is shown.")
            } catch {
                report("\(error): a question mark is shown.")
            }
            return nil
        }
    }

    /// The best file of the program's picture `name`, as ``picture(of:displayScale:)``.
    private func picture(
        named name: String, in folder: String?, displayScale: CGFloat
    ) -> (pixels: ImagePixels, scale: Double)? {
        var isBroken = false
        for file in ImageFiles.candidates(named: name, in: folder, displayScale: displayScale) {
            do throws(UnreadableImage) {
                if let pixels = try imageLoader?.image(of: .file(file.path)) { return (pixels, file.scale) }
            } catch {
                isBroken = true
                report("\(error): it is passed over.")
            }
        }
        if !isBroken {
            report("There is no picture '\(name)' among the program's resources: a question mark is shown.")
        }
        return nil
    }

    /// The picture of an image with the image's drawing options; nil for symbols and missing files.
    package func layerImage(of image: Image, displayScale: CGFloat) -> LayerImage? {
        picture(of: image, displayScale: displayScale).map { image.layerImage($0.pixels, scale: $0.scale) }
    }
}
