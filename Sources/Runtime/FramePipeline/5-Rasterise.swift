import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 5: draws the pixels in which the buffer is out of date: those that this frame changes, and those that other
    /// frames have changed since the buffer was last shown.
    ///
    /// - Parameters:
    ///   - changed: device pixels that this frame changes; not empty.
    ///   - buffer: buffer to draw into; a buffer of age 0 is drawn completely.
    ///   - window: window of the buffer.
    /// - Returns: the device pixels in which the buffer differs from the last one shown.
    func rasterise(_ changed: [PixelRect], into buffer: PixelBuffer, of window: any Window) -> [PixelRect] {
        report.pass(.rasterise) {
            limitWaiting(for: window)
            let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
            let stale = damage.damage(forAge: buffer.age) ?? [whole]
            render(stale, into: buffer, of: window)
            return buffer.age == 0 ? [whole] : changed
        }
    }

    /// Sets the time until which this frame waits for pictures that are still being decoded
    /// (docs/decisions/0101-pictures-by-gdk-pixbuf.md).
    private func limitWaiting(for window: any Window) {
        guard let pictures, !pictures.isEmpty, let picturePatience else { return }
        let refreshRate = window.refreshRate
        let interval = refreshRate > 0 && refreshRate.isFinite ? 1 / refreshRate : picturePatience
        pictures.deadline = Date(timeIntervalSinceNow: min(picturePatience, interval / 4))
    }

    /// Draws with the number of threads that is needed to finish in time.
    private func render(_ stale: [PixelRect], into buffer: PixelBuffer, of window: any Window) {
        let area = stale.reduce(0) { $0 + $1.area }
        guard area >= DrawingPace.leastPixels else {
            return draw(stale, into: buffer, scale: window.scale, threads: 1)
        }
        let threads = pace.threads(for: area, refreshRate: window.refreshRate) {
            sysconf(Int32(_SC_NPROCESSORS_ONLN))
        }
        let clock = ReportClock()
        let start = clock.threadSeconds
        draw(stale, into: buffer, scale: window.scale, threads: threads)
        let own = Double(renderer.stats.pixels) * (1 - renderer.stats.helped)
        pace.drew(Int(own), in: clock.threadSeconds - start)
    }

    private func draw(_ stale: [PixelRect], into buffer: PixelBuffer, scale: Double, threads: Int) {
        renderer.render(
            views.layers, scale: scale, damage: stale, background: background, into: buffer, threads: threads,
            part: .window)
    }
}
