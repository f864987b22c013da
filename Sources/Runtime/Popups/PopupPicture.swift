import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph

/// Content of one popup: a part of a window's layers, on a transparent background.
@MainActor final class PopupPicture {
    let popup: any Popup
    let surface: PresentationSurface
    private let renderer = Renderer()
    private var history = DamageHistory()
    private var room = DamageRoom()
    /// Damage that could not be drawn because no buffer was free.
    private var undrawn: [PixelRect] = []
    /// Area, in the window's coordinates, and scale that the buffers show; nil before the first frame.
    private var shown: (area: CGRect, scale: Double)?

    init(_ popup: any Popup, of surface: PresentationSurface) {
        self.popup = popup
        self.surface = surface
    }

    /// Draws the changes since the last call. Does nothing if there are none, or while the popup's frame is unknown.
    func draw(_ layers: LayerContext, scale: Double) {
        guard let frame = surface.frame else { return }
        let area = frame.insetBy(dx: -PopupPlace.margin, dy: -PopupPlace.margin)
        if shown?.area != area || shown?.scale != scale {
            shown = (area, scale)
            surface.layers.damageEverything()
            history.removeAll()
        }
        layers.takeDamage(of: surface.layers, into: &room.points)
        for index in room.points.indices {
            room.points[index] = room.points[index].offsetBy(dx: -area.minX, dy: -area.minY)
        }
        Renderer.pixelRects(
            covering: room.points, scale: scale, width: Int((area.width * scale).rounded()),
            height: Int((area.height * scale).rounded()), into: &room.pixels)
        let changed = undrawn + room.pixels.rects
        guard !changed.isEmpty else { return renderer.rest() }
        undrawn = []
        history.append(changed)
        let drawn = popup.draw { buffer in
            let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
            renderer.render(
                layers, scale: scale, damage: history.damage(forAge: buffer.age) ?? [whole], background: .clear,
                into: buffer, part: .surface(surface.layers, origin: area.origin))
            return buffer.age == 0 ? [whole] : changed
        }
        if !drawn {
            undrawn = changed
            history.removeLast()
        }
    }
}
