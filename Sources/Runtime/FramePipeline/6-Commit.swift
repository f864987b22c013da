import LayerTree
import Platform

extension FramePipeline {
    /// Pass 6: draws into a free buffer and has the window show it. If no buffer is free, the pixels are drawn with the
    /// next frame.
    ///
    /// A window lends its buffer for the duration of one call only, so pass 5 runs inside of this pass. The time of
    /// this pass starts when the buffer is full: it covers attaching the buffer, submitting the damage and committing.
    ///
    /// - Parameters:
    ///   - changed: device pixels that this frame changes.
    ///   - window: window that shows the frame.
    ///   - rasterise: pass 5, called with the buffer and the pixels to draw; returns the pixels drawn.
    /// - Returns: the number of device pixels committed; nil if nothing was committed.
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
