import Platform

/// Owns the pixels of one offscreen window, and lends them to one drawing at a time.
///
/// Rows have no gaps, so that a copy is the image.
@safe final class PixelMemory {
    let width: Int
    let height: Int
    private let bytes: UnsafeMutableRawPointer
    private static let bytesPerPixel = 4

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        let count = max(1, width * height * Self.bytesPerPixel)
        // Aligned to cache lines, for the renderer's kernels.
        unsafe bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    deinit { unsafe bytes.deallocate() }

    /// Calls `body` with the pixels.
    ///
    /// - Parameters:
    ///   - age: see ``PixelBuffer/age``.
    ///   - body: draws into the buffer.
    /// - Returns: Result of `body`.
    func withBuffer<Answer>(age: Int, _ body: (PixelBuffer) -> Answer) -> Answer {
        let buffer = unsafe PixelBuffer(
            bytes: bytes, width: width, height: height, stride: width * Self.bytesPerPixel, age: age)
        return body(buffer)
    }

    /// Copies the pixels row by row from the top: premultiplied, with alpha in the highest byte.
    func copy() -> [UInt32] {
        let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self)
        return unsafe Array(UnsafeBufferPointer(start: pixels, count: width * height))
    }
}
