public import CairoRenderer
public import Foundation

extension Bitmap {
    /// The bytes of a PNG file: the same for the same picture, always.
    public func pngData() throws -> Data { Data(try PNGFile.encode(self)) }

    /// Writes a PNG file, in the place of what may be there; folders on the way to it are made.
    public func writePNG(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PNGFile.write(self, to: file.path)
    }

    /// How many pixels differ from those of `other` by more than `tolerance` in some channel (0…255, colour multiplied by
    /// alpha). All of them if the sizes differ.
    public func differingPixels(from other: Bitmap, tolerance: Int = 0) -> Int {
        guard width == other.width, height == other.height else { return max(pixels.count, other.pixels.count) }
        var count = 0
        for (a, b) in zip(pixels, other.pixels) where a != b && Self.distance(a, b) > tolerance { count += 1 }
        return count
    }

    /// By how much two pixels differ in the channel in which they differ most.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var distance = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            distance = max(distance, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
        return distance
    }
}
