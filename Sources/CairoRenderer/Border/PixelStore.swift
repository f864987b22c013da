/// Owner of the memory of one picture.
///
/// - Shape: `height` rows of `stride` pixels, each 0xAARRGGBB, its colour multiplied by alpha: Cairo's ARGB32.
@safe final class PixelStore {
    let width: Int
    let height: Int
    /// Distance between rows, in pixels.
    let stride: Int
    let base: UnsafeMutablePointer<UInt32>

    /// A transparent picture.
    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        // Rows are aligned to 16 bytes, for Cairo and the kernels.
        stride = (self.width + 3) & ~3
        unsafe base = .allocate(capacity: stride * self.height)
        unsafe base.initialize(repeating: 0, count: stride * self.height)
    }

    deinit { unsafe base.deallocate() }

    var bytes: Int { stride * height * 4 }

    func clear() { unsafe base.update(repeating: 0, count: stride * height) }

    subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && y >= 0 && x < width && y < height, "a pixel outside the picture was asked for")
            return unsafe base[y * stride + x]
        }
        set {
            precondition(x >= 0 && y >= 0 && x < width && y < height, "a pixel outside the picture was written")
            unsafe base[y * stride + x] = newValue
        }
    }
}
