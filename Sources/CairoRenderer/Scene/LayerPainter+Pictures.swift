import Foundation
import Geometry
import LayerTree
import Platform

extension LayerPainter {
    /// Draws the layer with its sublayers through a picture.
    func drawPicture(of layer: Layer, on target: DrawTarget, _ pose: Pose) {
        let scale = pictureScale(of: layer, target, pose)
        guard let area = pictureArea(of: layer, scale: scale, pose) else { return }
        let stamp = TextureCache.Stamp(
            version: version(of: layer), scaleX: scale, scaleY: scale, left: area.x, top: area.y, width: area.width,
            height: area.height)
        let texture = cache.texture(.init(layer: layer.id, kind: .group), stamp) { texture in
            paint(layer, into: texture, area: area, scale: scale, on: target, pose)
        }
        if layer.blendMode == .normal {
            lay(
                texture, on: target, left: area.x, top: area.y, scaleX: scale, scaleY: scale, pose.transform,
                isMoving: pose.isMoving, opacity: pose.opacity)
        } else {
            blend(texture, mode: layer.blendMode, on: target, area: area, scale: scale, pose)
        }
    }

    /// Scale of the picture, in pixels per point: the scale of the layer at rest, so that the picture is sharp there
    /// and is not made again while the layer moves. It is doubled repeatedly while the layer is shown much larger.
    private func pictureScale(of layer: Layer, _ target: DrawTarget, _ pose: Pose) -> Double {
        if pose.isPlain && !layer.isMoving { return target.scale }
        let center = CGPoint(x: layer.presentedBounds.midX, y: layer.presentedBounds.midY)
        let shown = pose.transform.magnification(at: center)
        // A driven layer has no scale at rest, and each of its scales would need another picture.
        if layer.isDriven && pose.isMoving {
            var scale = pose.rest.magnification(at: center)
            if scale < target.scale / 4 { scale = target.scale }
            while shown > scale * 1.6 { scale *= 2 }
            return scale
        }
        var scale = pose.isMoving ? layer.modelMatrix.concatenating(pose.rest).magnification(at: center) : shown
        // The layer shrinks to nothing: the target's scale suffices.
        if scale < target.scale / 4 { scale = target.scale }
        while shown > scale * 1.6 { scale *= 2 }
        // Rounding may change the magnification of a rotated layer, which must not give another picture.
        let relative = scale / target.scale
        if abs(relative - 1) < 1e-6 { return target.scale }
        return min((relative * 4096).rounded() / 4096, 16) * target.scale
    }

    /// Rectangle of the picture in pixels from the layer's origin; nil if empty.
    private func pictureArea(of layer: Layer, scale: Double, _ pose: Pose) -> PixelRect? {
        let bounds = layer.visualBounds
        let scaled = CGRect(
            x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
        // Layers at rest within the picture snap by up to half a pixel.
        let area = Snapping.pixels(around: scaled, outset: 0.5)
        guard !area.isEmpty else { return nil }
        if area.area <= Self.largestGroup { return area }
        return visiblePart(of: area, scale: scale, pose)
    }

    /// Greatest number of pixels of a whole picture; larger ones are cut to the window.
    private static let largestGroup = 6 << 20

    private func visiblePart(of area: PixelRect, scale: Double, _ pose: Pose) -> PixelRect? {
        var inverse = pose.transform
        guard inverse.invert() else { return nil }
        let seen = inverse.boundingRect(
            of: CGRect(x: window.x - 2, y: window.y - 2, width: window.width + 4, height: window.height + 4))
        guard !seen.isNull else { return nil }
        let pixels = Snapping.pixels(
            around: CGRect(
                x: seen.minX * scale, y: seen.minY * scale, width: seen.width * scale, height: seen.height * scale))
        let part = area.intersection(pixels)
        return part.isEmpty || part.area > Self.largestPicture ? nil : part
    }

    // MARK: Making

    private func paint(
        _ layer: Layer, into texture: Texture, area: PixelRect, scale: Double, on outer: DrawTarget, _ place: Pose
    ) {
        let gutter = Texture.gutter
        let space = ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: Double(gutter - area.x), ty: Double(gutter - area.y)))
        let target = DrawTarget(texture, scale: scale, scratch: scratch)
        let pose = Pose(transform: space, rest: space, isMoving: false, isReshaping: false, isPlain: true, opacity: 1)
        layersDrawn += 1
        backed(by: outer, space, place) {
            drawContent(of: layer, on: target, pose)
            for sublayer in layer.sublayers { draw(sublayer, on: target, outer: space, isMoving: false) }
        }
        if layer.clip != nil { clip(layer, on: target, space) }
        target.finish()
        if let mask = layer.mask { apply(mask, to: texture, space, scale: scale) }
        let blur = layer.presentedBlurRadius * scale
        if blur > 0 { texture.store.blur(sigma: blur) }
        if blur > 0 && layer.hasOpaqueBlur {
            let frame = space.boundingRect(of: layer.presentedBounds)
            texture.store.makeOpaque(within: Snapping.pixels(around: roundedRect(frame)))
        }
        if let matrix = layer.presentedColorFilter.matrix { texture.store.apply(matrix) }
        if let shadow = layer.presentedShadow, shadow.color.opacity > 0 {
            texture.store.addShadow(
                shadow.color, sigma: shadow.radius * scale, dx: Snapping.whole(shadow.offset.width * scale),
                dy: Snapping.whole(shadow.offset.height * scale))
        }
    }

    /// Clears pixels outside the clip, antialiased.
    private func clip(_ layer: Layer, on target: DrawTarget, _ space: ProjectionTransform) {
        guard let path = layer.clipPath, let affine = space.affine else { return }
        var style = FillStyle()
        if case .shape(_, let clipStyle, _) = layer.clip { style = clipStyle }
        target.draw { canvas in
            canvas.setTransform(affine)
            canvas.setOperatorDestinationIn()
            canvas.setSource(.black)
            canvas.beginPath()
            canvas.add(path)
            canvas.fill(style)
        }
    }

    private func apply(_ mask: Layer, to texture: Texture, _ space: ProjectionTransform, scale: Double) {
        let alpha = Texture(width: texture.width, height: texture.height)
        let target = DrawTarget(alpha, scale: scale, scratch: scratch)
        draw(mask, on: target, outer: space, isMoving: false)
        target.finish()
        texture.store.multiply(byAlphaOf: alpha.store)
    }

    /// Draws a layer for a display list: its picture, scaled to `rect` of the canvas's user space.
    func drawSymbol(_ layer: Layer, on canvas: CairoCanvas, in rect: CGRect, opacity: Double) {
        let size = layer.presentedSize
        let bounds = layer.visualBounds
        guard size.width > 0, size.height > 0, !bounds.isNull, rect.width > 0, rect.height > 0 else { return }
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        let scale = min(max(canvas.userScale * max(x, y), 0.01), 16)
        let area = Snapping.pixels(
            around: CGRect(
                x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale,
                height: bounds.height * scale), outset: 0.5)
        guard !area.isEmpty, area.area <= Self.largestGroup else { return }
        let stamp = TextureCache.Stamp(
            version: version(of: layer), scaleX: scale, scaleY: scale, left: area.x, top: area.y, width: area.width,
            height: area.height)
        let texture = cache.texture(.init(layer: layer.id, kind: .group), stamp) { texture in
            let space = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
            let target = DrawTarget(texture, scale: scale, scratch: scratch)
            let pose = Pose(
                transform: space, rest: space, isMoving: false, isReshaping: false, isPlain: true, opacity: 1)
            paint(layer, into: texture, area: area, scale: scale, on: target, pose)
            target.finish()
        }
        canvas.scope {
            canvas.concatenate(
                CGAffineTransform(
                    a: x / scale, b: 0, c: 0, d: y / scale, tx: rect.minX, ty: rect.minY))
            let gutter = Texture.gutter
            canvas.setSource(
                texture.store, x: Double(area.x - gutter), y: Double(area.y - gutter), filter: .bilinear)
            canvas.paint(opacity: opacity)
            canvas.flush()
            canvas.dropSource()
        }
    }

    // MARK: Laying down

    /// Draws a picture on the target.
    ///
    /// - Parameters:
    ///   - texture: the picture.
    ///   - target: the target.
    ///   - left: column of the first texel, in texels from the layer's origin.
    ///   - top: row of the first texel, in texels from the layer's origin.
    ///   - scaleX: horizontal texels per point.
    ///   - scaleY: vertical texels per point.
    ///   - transform: transform from the layer's space to the target.
    ///   - isMoving: false to put the picture on whole pixels if it need not be resampled.
    ///   - opacity: opacity, 0…1.
    func lay(
        _ texture: Texture, on target: DrawTarget, left: Int, top: Int, scaleX: Double, scaleY: Double,
        _ transform: ProjectionTransform, isMoving: Bool, opacity: Double
    ) {
        var place = transform.scaledFirst(x: 1 / scaleX, y: 1 / scaleY)
        if Snapping.isPlain(place, scale: 1) {
            let x = place.m31
            let y = place.m32
            let isWhole = abs(x - x.rounded()) < 1e-3 && abs(y - y.rounded()) < 1e-3
            if !isMoving || isWhole {
                target.submit(
                    DrawItem(
                        texture, x: Snapping.whole(x) + left, y: Snapping.whole(y) + top, opacity: opacity,
                        clip: target.clip))
                return
            }
        }
        place = ProjectionTransform(translationX: Double(left), y: Double(top)).concatenating(place)
        resample(texture, place, opacity: opacity, on: target)
    }

    private func resample(
        _ texture: Texture, _ place: ProjectionTransform, opacity: Double, on target: DrawTarget
    ) {
        let (across, down) = Reducing.halvings(of: texture, under: place)
        let smaller = texture.reduced(across: across, down: down)
        let transform = place.scaledFirst(x: Double(1 << across), y: Double(1 << down))
        target.submit(DrawItem(smaller, transform: transform, opacity: opacity, clip: target.clip))
    }

    /// Draws a picture in a blend mode other than normal: first into a picture of its own, which Cairo then combines
    /// with the target.
    private func blend(
        _ texture: Texture, mode: LayerBlendMode, on target: DrawTarget, area: PixelRect, scale: Double, _ pose: Pose
    ) {
        let clip = target.clip
        let store = PixelStore(width: clip.width, height: clip.height)
        let whole = PixelRect(x: 0, y: 0, width: clip.width, height: clip.height)
        let alone = DrawTarget(
            unsafe PixelTarget(base: store.base, stride: store.stride, clip: whole), of: store, parts: [whole],
            scale: target.scale, scratch: scratch)
        let moved = pose.transform.concatenating(ProjectionTransform(translationX: Double(-clip.x), y: Double(-clip.y)))
        lay(
            texture, on: alone, left: area.x, top: area.y, scaleX: scale, scaleY: scale, moved,
            isMoving: pose.isMoving, opacity: pose.opacity)
        alone.finish()
        if mode == .plusDarker {
            // Cairo has no operator for this mode.
            target.drawParts { DarkerKernel.draw(store, x: clip.x, y: clip.y, on: $0) }
            return
        }
        target.draw { canvas in
            canvas.setOperator(mode)
            canvas.setSource(store, x: Double(clip.x), y: Double(clip.y), filter: .nearest)
            canvas.paint()
            canvas.flush()
            canvas.dropSource()
        }
    }
}
