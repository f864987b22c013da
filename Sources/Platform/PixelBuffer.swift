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

/// The memory of one frame, lent for the length of one ``Window/draw(_:)``.
///
/// - Shape: `height` rows of `stride` bytes; a pixel is four bytes, blue, green, red, alpha in memory
///   (`wl_shm` ARGB8888 on a little-endian machine), colour premultiplied by alpha.
@safe package struct PixelBuffer {
    package let bytes: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    /// Bytes from one row to the next.
    package let stride: Int
    /// What the buffer holds: 0 if unknown (everything must be drawn), *n* if it shows the window as it was *n*
    /// drawn frames ago, so that the damage of the last *n* frames (this one included) brings it up to date.
    package let age: Int

    package init(bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, age: Int) {
        unsafe self.bytes = unsafe bytes
        self.width = width
        self.height = height
        self.stride = stride
        self.age = age
    }

    /// Replaces each pixel of `rect`, as far as it lies within the buffer, by what `body` makes of it.
    ///
    /// - Parameter body: gets column, row and the pixel that is there, `0xAARRGGBB`.
    package func replacePixels(in rect: PixelRect, _ body: (_ x: Int, _ y: Int, _ old: UInt32) -> UInt32) {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            let row = unsafe (bytes + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in rect.x..<rect.maxX { unsafe row[x] = body(x, y, row[x]) }
        }
    }
}
