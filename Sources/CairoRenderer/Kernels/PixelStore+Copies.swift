import CLanes
import Foundation
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
        // What is beyond the ends of rows is never written.
        return unsafe memcmp(base, other.base, stride * height * 4) == 0
    }

    /// Lays one colour over all of it.
    func cover(with color: ResolvedColor) {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let rows = (0..<height).map { RowSpan(row: Int32($0), start: 0, end: Int32(width), anchor: 0) }
        unsafe rows.withUnsafeBufferPointer {
            unsafe FillKernel.draw(color, spans: $0, on: PixelTarget(base: base, stride: stride, clip: whole))
        }
    }
}
