import Platform

/// Owns the pixels of one offscreen window: made here, freed here, and lent for one drawing at a time.
///
/// Rows follow each other without a gap, so that a copy is the image as it is.
@safe final class PixelMemory {
    let width: Int
    let height: Int
    private let bytes: UnsafeMutableRawPointer
    private static let bytesPerPixel = 4

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        let count = max(1, width * height * Self.bytesPerPixel)
        // Cache lines, for the kernels of the renderer.
        unsafe bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    deinit { unsafe bytes.deallocate() }

    /// - Parameter age: see ``PixelBuffer/age``.
    func withBuffer<Answer>(age: Int, _ body: (PixelBuffer) -> Answer) -> Answer {
        let buffer = unsafe PixelBuffer(
            bytes: bytes, width: width, height: height, stride: width * Self.bytesPerPixel, age: age)
        return body(buffer)
    }

    /// The pixels by rows from the top: premultiplied, alpha in the highest byte.
    func copy() -> [UInt32] {
        let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self)
        return unsafe Array(UnsafeBufferPointer(start: pixels, count: width * height))
    }
}
