import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// The little surface that goes with a drag.
@MainActor final class DragIconSurface {
    let surface: WlSurface
    private let buffers: BufferPool
    private let icon: DragIcon

    /// Nil if there are no surfaces to be had, or nothing to be seen.
    init?(_ icon: DragIcon, host: WaylandHost) {
        guard icon.width > 0, icon.height > 0, icon.pixels.count == icon.width * icon.height,
            let compositor = host.globals.compositor, let shm = host.globals.shm
        else { return nil }
        self.icon = icon
        surface = compositor.createSurface()
        buffers = BufferPool(shm: shm, format: .argb8888) {}
    }

    /// After the drag has begun: only then it is an icon.
    func show() {
        let buffer: SharedBuffer
        do {
            guard let free = try buffers.take(width: icon.width, height: icon.height) else { return }
            buffer = free
        } catch {
            // Without memory for it the drag goes on without a picture.
            return
        }
        _ = buffer.withPixels(age: 0) { pixels in
            let whole = PixelRect(x: 0, y: 0, width: icon.width, height: icon.height)
            pixels.replacePixels(in: whole) { x, y, _ in icon.pixels[y * icon.width + x] }
            return []
        }
        let offset = (x: -Int32(icon.hotspot.x), y: -Int32(icon.hotspot.y))
        if surface.version >= WlSurface.Since.offset {
            buffers.attach(buffer, to: surface)
            surface.offset(x: offset.x, y: offset.y)
        } else {
            buffers.attach(buffer, to: surface, offset: offset)
        }
        if icon.scale > 1, surface.version >= WlSurface.Since.setBufferScale {
            surface.setBufferScale(scale: Int32(icon.scale))
        }
        surface.damage(x: 0, y: 0, width: .max, height: .max)
        surface.commit()
    }

    func destroy() {
        surface.destroy()
        buffers.destroy()
    }
}
