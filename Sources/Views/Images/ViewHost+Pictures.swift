package import Foundation
package import LayerTree
@_spi(Engine) import ViewGraph

extension ViewHost {
    /// The best file of the program's picture `name`. If there is none, or it cannot be read, a message is logged
    /// (S24.12).
    ///
    /// - Parameters:
    ///   - name: file name, with or without `.png`.
    ///   - folder: folder to search; nil for all of the program's resource folders.
    ///   - displayScale: pixels per point of the screen.
    /// - Returns: the pixels and the number of pixels per point; nil if there is no readable file.
    package func picture(named name: String, in folder: String?, displayScale: CGFloat) -> (
        pixels: ImagePixels, scale: Double
    )? {
        var isBroken = false
        for file in ImageFiles.candidates(named: name, in: folder, displayScale: displayScale) {
            do throws(UnreadableImage) {
                if let pixels = try imageLoader?.image(at: file.path) { return (pixels, file.scale) }
            } catch {
                isBroken = true
                report("\(error): it is passed over.")
            }
        }
        if !isBroken {
            report("There is no picture '\(name).png' among the program's resources: a question mark is shown.")
        }
        return nil
    }

    /// The picture of an image file with the image's drawing options; nil for symbols and missing files.
    package func layerImage(of image: Image, displayScale: CGFloat) -> LayerImage? {
        guard case .file(let name, let folder) = image.source else { return nil }
        return picture(named: name, in: folder, displayScale: displayScale)
            .map { image.layerImage($0.pixels, scale: $0.scale) }
    }
}
