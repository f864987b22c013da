import Foundation
package import LayerTree

/// Reads PNG files, each once while its picture is shown somewhere.
@MainActor package final class PNGImageLoader: ImageLoader {
    private struct Known { weak var pixels: ImagePixels? }

    private var known: [String: Known] = [:]

    package init() {}

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
