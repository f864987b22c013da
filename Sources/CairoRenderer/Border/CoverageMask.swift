import Foundation
import LayerTree
import Platform

/// Owns memory for how much of each pixel a path covers: made once, grown when a path needs more, freed here.
///
/// Paths are filled into it by Cairo as a whole, never cut by damage: Cairo takes other ways, with other rounding, where
/// a clip cuts what it draws, and a frame's bytes must not depend on where damage lies.
@safe @MainActor final class CoverageMask {
    private var capacity = 0
    private(set) var base = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    /// Where the mask lies on the target, in pixels.
    private(set) var place = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// Bytes from one row to the next.
    private(set) var stride = 0

    isolated deinit { unsafe base.deallocate() }

    /// Draws coverage for the pixels of `place`.
    ///
    /// - Parameters:
    ///   - place: on the target.
    ///   - body: fills or strokes in opaque black; user space is the target's pixels.
    func render(_ place: PixelRect, _ body: (CairoCanvas) -> Void) {
        self.place = place
        // Kernels read eight bytes at once.
        stride = (place.width + 15) & ~7
        let bytes = stride * place.height + 8
        if bytes > capacity {
            unsafe base.deallocate()
            unsafe base = .allocate(capacity: bytes)
            capacity = bytes
        }
        unsafe base.update(repeating: 0, count: bytes)
        let canvas = unsafe CairoCanvas(
            mask: base, width: place.width, height: place.height, stride: stride, left: place.x, top: place.y)
        canvas.setSource(.black)
        body(canvas)
        canvas.flush()
    }
}
