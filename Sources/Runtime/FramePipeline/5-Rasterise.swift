import CairoRenderer
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Passes 5 and 6: draws what changed into a buffer whose age is known, and commits it; nothing if nothing changed.
    func rasterise(_ changed: [PixelRect], into window: any Window) -> (committed: Bool, pixels: Int) {
        let changed = undrawn + changed
        guard !changed.isEmpty else { return (false, 0) }
        undrawn = []
        var history = damage
        history.append(changed)
        var pixels = 0
        let drawn = window.draw { buffer in
            report.pass(.rasterise) {
                let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
                let stale = history.damage(forAge: buffer.age) ?? [whole]
                renderer.render(
                    views.layers, scale: window.scale, damage: stale, background: background, into: buffer)
                let submitted = buffer.age == 0 ? [whole] : changed
                pixels = submitted.reduce(0) { $0 + $1.area }
                return submitted
            }
        }
        guard drawn else {
            // No buffer was free: the same pixels are still to be drawn in the next frame.
            undrawn = changed
            return (false, 0)
        }
        damage = history
        return (true, pixels)
    }
}
