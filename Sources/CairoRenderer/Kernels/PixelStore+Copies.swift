import LayerTree
import Platform

extension PixelStore {
    /// The same pixels once more.
    convenience init(copy other: PixelStore) {
        self.init(width: other.width, height: other.height)
        unsafe base.update(from: other.base, count: stride * height)
    }

    /// Whether both hold the same pixels.
    func isSame(as other: PixelStore) -> Bool {
        guard width == other.width, height == other.height else { return false }
        // Rows are multiples of two pixels long, and what is beyond their ends is never written.
        let (a, b) = unsafe (UnsafeRawPointer(base), UnsafeRawPointer(other.base))
        for index in 0..<(stride * height / 2) {
            let offset = index &* 8
            if unsafe a.load(fromByteOffset: offset, as: UInt64.self) != b.load(fromByteOffset: offset, as: UInt64.self) {
                return false
            }
        }
        return true
    }

    /// Lays one colour over all of it.
    func cover(with color: ResolvedColor) {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        unsafe MaskKernel.fill(whole, color: color, on: PixelTarget(base: base, stride: stride, clip: whole))
    }
}
