import Foundation
import LayerTree
import Platform

/// Owner of memory for a path's coverage of pixels, one byte each. The memory grows when a path needs more.
///
/// Cairo fills each path as a whole, never clipped to damage: clipped paths are rounded differently, and a frame's
/// bytes must not depend on the damage.
@safe @MainActor final class CoverageMask {
    private var capacity = 0
    private(set) var base = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    /// Rectangle of the mask on the target, in pixels.
    private(set) var place = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// Distance between rows, in bytes.
    private(set) var stride = 0

    isolated deinit { unsafe base.deallocate() }

    /// Draws the coverage of the pixels in `place`.
    ///
    /// - Parameters:
    ///   - place: rectangle on the target, in pixels.
    ///   - body: closure that fills or strokes in opaque black; user space is the target's pixels.
    func render(_ place: PixelRect, _ body: (CairoCanvas) -> Void) {
        self.place = place
        // Kernels read eight bytes at a time.
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
