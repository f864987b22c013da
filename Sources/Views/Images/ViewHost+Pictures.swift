import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

extension ViewHost {
    /// The best of the program's pictures of that name, and how many of its pixels are a point; nil if there is none, and
    /// a line says why (S24.12).
    ///
    /// - Parameters:
    ///   - folder: where to look; nil for everywhere a program has its resources.
    ///   - displayScale: pixels per point of the screen.
    func picture(named name: String, in folder: String?, displayScale: CGFloat) -> (pixels: ImagePixels, scale: Double)?
    {
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

    /// The pixels of a picture from a file, as it is to be drawn.
    func layerImage(of image: Image, displayScale: CGFloat) -> LayerImage? {
        guard case .file(let name, let folder) = image.source else { return nil }
        return picture(named: name, in: folder, displayScale: displayScale)
            .map { image.layerImage($0.pixels, scale: $0.scale) }
    }
}
