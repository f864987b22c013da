/// A rectangle of device pixels; empty if a side is not positive.
package struct PixelRect: Equatable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var area: Int { isEmpty ? 0 : width * height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

/// Memory of one frame, valid during one ``Window/draw(_:)``.
///
/// - Shape: `height` rows of `stride` bytes; a pixel is four bytes, blue, green, red, alpha in memory
///   (`wl_shm` ARGB8888 on a little-endian machine), colour premultiplied by alpha.
@safe package struct PixelBuffer {
    package let bytes: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    /// Bytes per row.
    package let stride: Int
    /// Age of the buffer's content: 0 if unknown (everything must be drawn), *n* if it shows the window of *n* drawn
    /// frames ago, so that the damage of the last *n* frames, this one included, brings it up to date.
    package let age: Int

    package init(bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, age: Int) {
        unsafe self.bytes = unsafe bytes
        self.width = width
        self.height = height
        self.stride = stride
        self.age = age
    }

    /// Replaces each pixel of `rect`, clipped to the buffer, by the result of `body`.
    ///
    /// - Parameters:
    ///   - rect: the pixels to replace.
    ///   - body: called with column, row and current pixel, `0xAARRGGBB`; returns the new pixel.
    package func replacePixels(in rect: PixelRect, _ body: (_ x: Int, _ y: Int, _ old: UInt32) -> UInt32) {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            let row = unsafe (bytes + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in rect.x..<rect.maxX { unsafe row[x] = body(x, y, row[x]) }
        }
    }
}
