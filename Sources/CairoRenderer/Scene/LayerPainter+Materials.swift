import Foundation
import Geometry
import LayerTree
import Platform

/// Target below a picture that is being drawn.
struct Backing {
    let target: DrawTarget
    /// Transform from the picture's pixels to those of `target`.
    let transform: ProjectionTransform
}

extension LayerPainter {
    /// Draws content that is painted with a material (S27.17).
    ///
    /// The backdrop has been drawn already: on the target and, while pictures are being drawn, on the targets below
    /// them. Damage that intersects a material's zone covers the whole zone (``LayerContext/backdropZones()``), so all
    /// pixels read here are of this frame.
    func draw(
        _ material: LayerMaterial, of layer: Layer, on target: DrawTarget, _ pose: Pose,
        _ transform: ProjectionTransform,
        cover: (CairoCanvas) -> Void
    ) {
        let opacity = material.opacity * pose.opacity
        let bounds = transform.boundingRect(of: layer.contentBounds)
        let place = Snapping.pixels(around: bounds, outset: 1).intersection(target.extent)
        guard !place.isEmpty, opacity > 0 else { return }
        let reach = Snapping.whole((material.reach * target.scale).rounded(.up))
        let source = PixelRect(
            x: place.x - reach, y: place.y - reach, width: place.width + 2 * reach, height: place.height + 2 * reach)
        let behind = PixelStore(width: source.width, height: source.height)
        gather(
            into: behind, level: backings.count, target,
            ProjectionTransform(translationX: Double(source.x), y: Double(source.y)))
        let blurred = backdrops.blurred(behind, by: material, scale: target.scale, for: layer.id)
        mask.render(place, cover)
        target.drawParts {
            BackdropKernel.draw(blurred, x: source.x, y: source.y, through: mask, opacity: opacity, on: $0)
        }
    }

    /// Composes the backdrop: the window first, then each picture up to this one.
    private func gather(into picture: PixelStore, level: Int, _ target: DrawTarget, _ transform: ProjectionTransform) {
        if level > 0 {
            let backing = backings[level - 1]
            gather(
                into: picture, level: level - 1, backing.target, transform.concatenating(backing.transform))
        }
        BackdropKernel.gather(
            target.drawnPixels(), extent: target.extent, extends: level == 0, transform, into: picture)
    }

    /// Calls `body`, which draws a picture. Materials in the picture use `target` as their backdrop.
    ///
    /// - Parameters:
    ///   - target: target on which the picture will be drawn.
    ///   - space: transform from the layer's space to the picture's pixels.
    ///   - pose: pose of the layer on `target`.
    ///   - body: closure that draws the picture.
    func backed(by target: DrawTarget, _ space: ProjectionTransform, _ pose: Pose, _ body: () -> Void) {
        var transform = space
        guard transform.invert() else { return body() }
        transform = transform.concatenating(pose.transform)
        if Snapping.isPlain(transform, scale: 1), !pose.isMoving {
            // The picture will be drawn on whole pixels.
            transform.m31 = transform.m31.rounded()
            transform.m32 = transform.m32.rounded()
        }
        backings.append(Backing(target: target, transform: transform))
        body()
        backings.removeLast()
    }
}
