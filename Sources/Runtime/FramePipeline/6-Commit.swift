import LayerTree
import Platform

extension FramePipeline {
    /// Pass 6: has a free buffer filled, and the window show it. Without a free buffer the same pixels are drawn with the next
    /// frame.
    ///
    /// A window lends its buffer for the length of one call only, so pass 5 runs inside of it. The pass is timed from where
    /// the buffer is full: attaching it, submitting the damage, committing.
    ///
    /// - Parameters:
    ///   - changed: the device pixels that this frame changed.
    ///   - rasterise: pass 5, with the pixels to draw.
    /// - Returns: the number of device pixels that were committed; nil if nothing was.
    func commit(
        _ changed: [PixelRect], to window: any Window, _ rasterise: (PixelBuffer, [PixelRect]) -> [PixelRect]
    ) -> Int? {
        let changed = undrawn.isEmpty ? changed : undrawn + changed
        guard !changed.isEmpty else { return nil }
        undrawn = []
        damage.append(changed)
        var pixels = 0
        var start = 0.0
        let isDrawn = window.draw { buffer in
            let submitted = rasterise(buffer, changed)
            pixels = submitted.reduce(0) { $0 + $1.area }
            start = report.now
            return submitted
        }
        guard isDrawn else {
            undrawn = changed
            damage.removeLast()
            return nil
        }
        report.passEnded(.commit, since: start)
        return pixels
    }
}
