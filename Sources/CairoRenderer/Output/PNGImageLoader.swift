import Foundation
package import LayerTree

/// Loader of PNG files. While a picture is referenced, its file is not read again.
@MainActor package final class PNGImageLoader: ImageLoader {
    private struct Known { weak var pixels: ImagePixels? }

    private var known: [String: Known] = [:]

    package init() {}

    /// Reads the picture in the file at `path`; nil if there is no such file.
    ///
    /// - Throws: `UnreadableImage` if the file exists but holds no PNG picture that can be read.
    package func image(at path: String) throws(UnreadableImage) -> ImagePixels? {
        if let pixels = known[path]?.pixels { return pixels }
        do throws(PNGFile.Failure) {
            let pixels = try PNGFile.read(path)
            known[path] = Known(pixels: pixels)
            return pixels
        } catch .missing {
            return nil
        } catch {
            throw UnreadableImage("\(error)")
        }
    }
}
