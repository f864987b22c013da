import Foundation
import Geometry
import LayerTree
import Platform

/// A target on which, further down, a picture will be laid that is being made.
struct Backing {
    let target: DrawTarget
    /// From the picture's pixels to those of `target`.
    let transform: ProjectionTransform
}

extension LayerPainter {
    /// Draws content that shows what lies behind it (S27.17).
    ///
    /// What lies behind has been drawn: on the target itself and, while pictures are being made, on those that they will lie
    /// on. Damage that reaches where a material looks covers all of that (``LayerContext/backdropZones()``), so the
    /// pixels here are this frame's, wherever the damage lay.
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

    /// Puts together what lies behind: the window first, then what has been drawn into each picture on the way.
    private func gather(into picture: PixelStore, level: Int, _ target: DrawTarget, _ transform: ProjectionTransform) {
        if level > 0 {
            let backing = backings[level - 1]
            gather(
                into: picture, level: level - 1, backing.target, transform.concatenating(backing.transform))
        }
        BackdropKernel.gather(
            target.drawnPixels(), extent: target.extent, extends: level == 0, transform, into: picture)
    }

    /// Makes a picture that `body` draws: materials in it see `target` behind, where the picture will lie.
    ///
    /// - Parameters:
    ///   - space: from the layer's space to the picture's pixels.
    ///   - pose: how the layer lies on `target`.
    func backed(by target: DrawTarget, _ space: ProjectionTransform, _ pose: Pose, _ body: () -> Void) {
        var transform = space
        guard transform.invert() else { return body() }
        transform = transform.concatenating(pose.transform)
        if Snapping.isPlain(transform, scale: 1), !pose.isMoving {
            // It is going to be laid down on whole pixels.
            transform.m31 = transform.m31.rounded()
            transform.m32 = transform.m32.rounded()
        }
        backings.append(Backing(target: target, transform: transform))
        body()
        backings.removeLast()
    }
}
