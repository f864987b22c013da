import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Passes 5 and 6: draws what changed into a buffer whose age is known, and commits it; nothing if nothing changed.
    func rasterise(_ changed: [PixelRect], into window: any Window) -> (committed: Bool, pixels: Int) {
        let changed = undrawn.isEmpty ? changed : undrawn + changed
        guard !changed.isEmpty else { return (false, 0) }
        undrawn = []
        damage.append(changed)
        var pixels = 0
        let drawn = window.draw { buffer in
            report.pass(.rasterise) {
                let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
                let stale = damage.damage(forAge: buffer.age) ?? [whole]
                render(stale, scale: window.scale, refreshRate: window.refreshRate, into: buffer)
                let submitted = buffer.age == 0 ? [whole] : changed
                pixels = submitted.reduce(0) { $0 + $1.area }
                return submitted
            }
        }
        guard drawn else {
            // No buffer was free: the same pixels are still to be drawn in the next frame.
            undrawn = changed
            damage.removeLast()
            return (false, 0)
        }
        return (true, pixels)
    }

    /// By as many threads as it takes to be in time.
    private func render(_ stale: [PixelRect], scale: Double, refreshRate: Double, into buffer: PixelBuffer) {
        let threads = pace.threads(for: stale.reduce(0) { $0 + $1.area }, refreshRate: refreshRate) {
            sysconf(Int32(_SC_NPROCESSORS_ONLN))
        }
        let clock = ReportClock()
        let start = clock.threadSeconds
        renderer.render(
            views.layers, scale: scale, damage: stale, background: background, into: buffer, threads: threads,
            part: .window)
        let own = Double(renderer.stats.pixels) * (1 - renderer.stats.helped)
        pace.drew(Int(own), in: clock.threadSeconds - start)
    }
}
