package import LayerTree

/// Reads PNG files, each once while its picture is shown somewhere.
@MainActor package final class PNGImageLoader: ImageLoader {
    private struct Known { weak var pixels: ImagePixels? }

    private var known: [String: Known] = [:]

    package init() {}

    package func image(at path: String) -> ImagePixels? {
        if let pixels = known[path]?.pixels { return pixels }
        // What cannot be read is no error here: the view that wants it says so, and shows that something is missing.
        guard let pixels = try? PNGFile.read(path) else { return nil }
        known[path] = Known(pixels: pixels)
        return pixels
    }
}
