package import Platform

/// Picture in memory, such as a capture.
public struct Bitmap: Equatable, Sendable {
    /// Width, in device pixels.
    public let width: Int
    /// Height, in device pixels.
    public let height: Int
    /// Rows from the top; each pixel is 0xAARRGGBB, its colour multiplied by alpha.
    public package(set) var pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height, "a bitmap needs width times height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A picture filled with one pixel, 0xAARRGGBB.
    package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
        self.init(width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
    }

    /// A copy of a window's buffer.
    package init(_ buffer: PixelBuffer) {
        var pixels = [UInt32]()
        pixels.reserveCapacity(buffer.width * buffer.height)
        for y in 0..<buffer.height {
            let row = unsafe (buffer.bytes + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
            unsafe pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: buffer.width))
        }
        self.init(width: buffer.width, height: buffer.height, pixels: pixels)
    }

    /// The pixel in column `x` of row `y`, counted from the top left, as in ``pixels``.
    ///
    /// - Precondition: the pixel is in the picture.
    public package(set) subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// Calls `body` with the pixels as a host's buffer, for drawing into.
    package mutating func withPixelBuffer(age: Int = 0, _ body: (PixelBuffer) -> Void) {
        let (width, height) = (width, height)
        unsafe pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe body(PixelBuffer(bytes: base, width: width, height: height, stride: width * 4, age: age))
        }
    }

    /// Picture of half the size, each pixel the mean of 2 × 2; an odd last row or column is left out.
    package func halved() -> Bitmap {
        var result = Bitmap(width: max(width / 2, 1), height: max(height / 2, 1))
        for y in 0..<result.height {
            for x in 0..<result.width {
                var sums = SIMD4<UInt32>(repeating: 2)
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let pixel = self[min(2 * x + dx, width - 1), min(2 * y + dy, height - 1)]
                    sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                }
                let mean = sums &>> 2
                result[x, y] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
            }
        }
        return result
    }
}

extension PixelStore {
    convenience init(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height)
        for y in 0..<height {
            for x in 0..<width { self[x, y] = bitmap[x, y] }
        }
    }

    var bitmap: Bitmap {
        var result = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { result[x, y] = self[x, y] }
        }
        return result
    }
}

extension Bitmap: CustomStringConvertible {
    /// The size, as in "900 x 700 pixels"; the pixels are too many to print.
    public var description: String { "\(width) x \(height) pixels" }
}
