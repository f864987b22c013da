import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Small surface with a picture that follows the pointer during a drag.
@MainActor final class DragIconSurface {
    private let drawn: DrawnSurface
    private let icon: DragIcon

    /// Returns nil if the compositor makes no surfaces, or the picture is empty.
    init?(_ icon: DragIcon, host: WaylandHost) {
        guard icon.width > 0, icon.height > 0, icon.pixels.count == icon.width * icon.height,
            let compositor = host.globals.compositor, let shm = host.globals.shm
        else { return nil }
        self.icon = icon
        // No globals: the scale of a picture is a whole number.
        drawn = DrawnSurface(compositor.createSurface(), shm: shm, format: .argb8888, globals: nil)
    }

    var surface: WlSurface { drawn.surface }

    /// Draws the picture. Call it after the drag has begun: only then the surface has the role of an icon.
    func show() {
        let scale = Double(max(1, icon.scale))
        let size = CGSize(width: Double(icon.width) / scale, height: Double(icon.height) / scale)
        let offset = (x: -Int32(icon.hotspot.x), y: -Int32(icon.hotspot.y))
        do {
            let outcome = try drawn.draw(size, scale: scale, offset: offset) { pixels in
                let whole = PixelRect(x: 0, y: 0, width: icon.width, height: icon.height)
                pixels.replacePixels(in: whole) { x, y, _ in icon.pixels[y * icon.width + x] }
                return [whole]
            }
            if outcome == .attached { surface.commit() }
        } catch {
            // Without memory, the drag continues without a picture.
        }
    }

    func destroy() { drawn.destroy() }
}
