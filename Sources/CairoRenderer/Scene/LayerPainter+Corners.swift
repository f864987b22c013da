import Foundation
import Geometry
import LayerTree
import Platform

// Round corners of layers that change in every frame. A picture would have to be made again in each frame, as large as
// the window in the common case of a page. Instead the layer is drawn in place, and then the pixels outside its corners
// are restored.
extension LayerPainter {
    /// True if the layer is drawn in place between its corners: it has no other effect, and it or a layer below it
    /// moves.
    func drawsBetweenCorners(_ layer: Layer, _ pose: Pose) -> Bool {
        guard case .rounded = layer.clip, pose.opacity >= 1, !pose.isReshaping, layer.mask == nil,
            layer.blendMode == .normal, !layer.isCompositingGroup, layer.presentedBlurRadius == 0,
            layer.presentedColorFilter == .none, !translucent.contains(layer.id)
        else { return false }
        if let shadow = layer.presentedShadow, shadow.color.opacity > 0 { return false }
        return pose.isPlain && (pose.isMoving || layer.isRestless)
    }

    func drawBetweenCorners(_ layer: Layer, on target: DrawTarget, _ pose: Pose, _ draw: (Pose) -> Void) {
        guard case .rounded(let radius)? = layer.clip, let path = layer.clipPath else { return }
        var transform = pose.transform
        if !pose.isMoving {
            // On whole pixels, like a picture at rest.
            transform.m31.round()
            transform.m32.round()
        }
        guard let affine = transform.affine else { return }
        let place = Snapping.pixels(around: transform.boundingRect(of: layer.presentedBounds))
        target.clipped(to: place) {
            let rim = rim(of: place, radius: radius * Double(affine.a)).map { $0.intersection(target.clip) }
                .filter { !$0.isEmpty && target.touches($0) }
            let pixels = target.drawnPixels()
            let under = rim.map { PixelStore(copying: $0, of: pixels) }
            draw(
                Pose(
                    transform: transform, rest: pose.rest, isMoving: pose.isMoving, isReshaping: false, isPlain: true,
                    opacity: 1))
            target.draw { canvas in
                for (block, store) in zip(rim, under) {
                    canvas.scope { putBack(store, at: block, outside: path, under: affine, of: place, on: canvas) }
                }
            }
        }
    }

    private func putBack(
        _ store: PixelStore, at block: PixelRect, outside path: Path, under transform: CGAffineTransform,
        of place: PixelRect, on canvas: CairoCanvas
    ) {
        canvas.beginPath()
        canvas.addRectangle(CGRect(x: block.x, y: block.y, width: block.width, height: block.height))
        canvas.clip(FillStyle(antialiased: false))
        canvas.setOperatorSource()
        canvas.setSource(store, x: Double(block.x), y: Double(block.y), filter: .nearest)
        canvas.beginPath()
        canvas.addRectangle(
            CGRect(x: place.x - 1, y: place.y - 1, width: place.width + 2, height: place.height + 2))
        canvas.concatenate(transform)
        canvas.add(path)
        canvas.fill(FillStyle(eoFill: true))
        canvas.flush()
        canvas.dropSource()
    }

    /// Extent of a continuous corner along the sides, in radii.
    private static let cornerReach = 1.6
    /// Width, in pixels, of the strips along the sides whose pixels may be partly covered.
    private static let side = 2

    /// Rectangles of the corners of `place`, and of the sides between them that antialiasing may touch.
    private func rim(of place: PixelRect, radius: Double) -> [PixelRect] {
        let wanted = Int((max(radius, 0) * Self.cornerReach).rounded(.up)) + Self.side
        let (across, down) = (min(wanted, (place.width + 1) / 2), min(wanted, (place.height + 1) / 2))
        let (right, bottom) = (place.x + place.width - across, place.y + place.height - down)
        let (inner, high) = (max(right - place.x - across, 0), max(bottom - place.y - down, 0))
        let (thick, tall) = (min(Self.side, place.width), min(Self.side, place.height))
        return [
            PixelRect(x: place.x, y: place.y, width: across, height: down),
            PixelRect(x: max(right, place.x + across), y: place.y, width: across, height: down),
            PixelRect(x: place.x, y: max(bottom, place.y + down), width: across, height: down),
            PixelRect(x: max(right, place.x + across), y: max(bottom, place.y + down), width: across, height: down),
            PixelRect(x: place.x + across, y: place.y, width: inner, height: tall),
            PixelRect(x: place.x + across, y: place.y + place.height - tall, width: inner, height: tall),
            PixelRect(x: place.x, y: place.y + down, width: thick, height: high),
            PixelRect(x: place.x + place.width - thick, y: place.y + down, width: thick, height: high),
        ]
    }
}
