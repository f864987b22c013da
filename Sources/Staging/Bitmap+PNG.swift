public import CairoRenderer
public import Foundation

extension Bitmap {
    /// Contents of a PNG file; equal pictures give equal bytes.
    ///
    /// - Throws: `PNGFile.Failure` if the picture cannot be encoded.
    public func pngData() throws -> Data { Data(try PNGFile.encode(self)) }

    /// Writes a PNG file, replacing an existing one; missing folders are created.
    ///
    /// - Throws: an error of Foundation if a folder cannot be created; `PNGFile.Failure` if the file cannot be written.
    public func writePNG(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PNGFile.write(self, to: file.path)
    }

    /// Number of pixels that differ from those of `other` by more than `tolerance` in a channel (0 to 255, colour
    /// premultiplied by alpha). All pixels if the sizes differ.
    public func differingPixels(from other: Bitmap, tolerance: Int = 0) -> Int {
        guard width == other.width, height == other.height else { return max(pixels.count, other.pixels.count) }
        var count = 0
        for (a, b) in zip(pixels, other.pixels) where a != b && Self.distance(a, b) > tolerance { count += 1 }
        return count
    }

    /// Largest difference of two pixels in a channel.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var distance = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            distance = max(distance, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
        return distance
    }
}
