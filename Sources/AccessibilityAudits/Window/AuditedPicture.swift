import Foundation

/// Pixels of a window.
package struct AuditedPicture: Sendable {
    /// Size in pixels.
    package var width: Int, height: Int
    /// Pixels per point.
    package var scale: Double
    /// Rows from the top; each pixel is 0xAARRGGBB, opaque.
    package var pixels: [UInt32]

    package init(width: Int, height: Int, scale: Double, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "a picture has width times height pixels")
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }

    /// Numbers of pixels for each colour in a rectangle of the window, which is in points.
    func colors(in rect: CGRect) -> [UInt32: Int] {
        let inside = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
        ).intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !inside.isNull, inside.width >= 2, inside.height >= 2 else { return [:] }
        let columns = Int(inside.minX.rounded(.up))..<Int(inside.maxX.rounded(.down))
        var counts: [UInt32: Int] = [:]
        for y in Int(inside.minY.rounded(.up))..<Int(inside.maxY.rounded(.down)) {
            // Neighbours are alike in most places, and are counted together.
            var (color, run) = (pixels[y * width + columns.lowerBound], 0)
            for pixel in pixels[y * width + columns.lowerBound..<y * width + columns.upperBound] {
                if pixel == color {
                    run += 1
                } else {
                    counts[color & 0xFFFFFF, default: 0] += run
                    (color, run) = (pixel, 1)
                }
            }
            counts[color & 0xFFFFFF, default: 0] += run
        }
        return counts
    }
}
