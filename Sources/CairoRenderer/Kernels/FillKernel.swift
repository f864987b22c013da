import Platform

/// Makes every pixel the same.
enum FillKernel {
    static func fill(_ pixel: UInt32, on target: PixelTarget) {
        for row in target.clip.y..<target.clip.maxY {
            unsafe (target.base + (row * target.stride + target.clip.x)).update(
                repeating: pixel, count: target.clip.width)
        }
    }
}
