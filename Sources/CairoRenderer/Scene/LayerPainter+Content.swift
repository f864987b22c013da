import Foundation
import Geometry
import LayerTree
import Platform

extension LayerPainter {
    /// Draws the layer's own content in place. The pose is plain, or the content is a simple fill.
    func drawContent(of layer: Layer, on target: DrawTarget, _ pose: Pose) {
        switch layer.content {
        case .none: return
        case .color:
            let color = layer.presentedFill.multiplyingOpacity(by: pose.opacity)
            guard color.opacity > 0 else { return }
            let transform = placed(layer, on: target, pose)
            if pose.isPlain, !pose.isMoving {
                let place = Snapping.pixels(around: roundedRect(transform.boundingRect(of: layer.presentedBounds)))
                target.submit(DrawItem(color, clip: place.intersection(target.clip)))
            } else {
                let bounds = layer.presentedBounds
                cover(Path(bounds), .fill(FillStyle()), bounds: bounds, color, on: target, transform)
            }
        case .shape(let shape):
            let paint = layer.presentedPaint(of: shape)
            if case .material(let material) = paint, let path = layer.contentPath {
                return drawMaterial(material, path, shape.style, of: layer, on: target, pose)
            }
            guard paint.isPlainColor, let path = layer.contentPath else {
                return drawContentPicture(of: layer, on: target, pose)
            }
            let color = paint.color(fill: layer.presentedFill).multiplyingOpacity(by: pose.opacity)
            guard color.opacity > 0 else { return }
            cover(
                path, shape.style, bounds: layer.contentBounds, color, on: target, placed(layer, on: target, pose),
                restingScale: restingScale(target, pose))
        case .text(let layout):
            guard let material = layer.presentedMaterial, let affine = pose.transform.affine else {
                return drawContentPicture(of: layer, on: target, pose)
            }
            draw(material, of: layer, on: target, pose, pose.transform) { canvas in
                canvas.concatenate(affine)
                canvas.concatenate(layer.textStretch)
                (layout as? PangoTextLayout)?.draw(on: canvas, color: .black)
            }
        case .image, .drawing: drawContentPicture(of: layer, on: target, pose)
        }
    }

    private func drawMaterial(
        _ material: LayerMaterial, _ path: Path, _ style: LayerShape.Style, of layer: Layer, on target: DrawTarget,
        _ pose: Pose
    ) {
        let transform = placed(layer, on: target, pose)
        draw(material, of: layer, on: target, pose, transform) { canvas in
            render(path, style, under: transform, scale: restingScale(target, pose), on: canvas)
        }
    }

    /// Pixels per point if edges under `pose` snap to whole pixels; otherwise nil.
    private func restingScale(_ target: DrawTarget, _ pose: Pose) -> Double? {
        pose.isPlain && !pose.isMoving ? target.scale : nil
    }

    /// Transform for rectangular content: on whole pixels at rest.
    private func placed(_ layer: Layer, on target: DrawTarget, _ pose: Pose) -> ProjectionTransform {
        guard pose.isPlain, !pose.isMoving else { return pose.transform }
        return Snapping.snapped(pose.transform, size: layer.presentedSize, scale: target.scale)
    }

    /// Paints a path in one colour. For strokes the transform must be affine.
    private func cover(
        _ path: Path, _ style: LayerShape.Style, bounds: CGRect, _ color: ResolvedColor, on target: DrawTarget,
        _ transform: ProjectionTransform, restingScale: Double? = nil
    ) {
        let reach = Snapping.pixels(around: transform.boundingRect(of: bounds), outset: 1)
        guard target.touches(reach) else { return }
        let place = reach.intersection(target.extent)
        mask.render(place) { render(path, style, under: transform, scale: restingScale, on: $0) }
        target.drawParts { MaskKernel.draw(mask, color: color, on: $0) }
    }

    /// Fills or strokes `path` into the coverage mask. `scale` is in pixels per point if lines snap to whole pixels;
    /// otherwise nil.
    private func render(
        _ path: Path, _ style: LayerShape.Style, under transform: ProjectionTransform, scale: Double?,
        on canvas: CairoCanvas
    ) {
        canvas.beginPath()
        if case .stroke(let style) = style, let scale, StrokeSnapping.isNeeded(at: scale), let affine = transform.affine
        {
            canvas.stroke(path, style, under: affine, scale: scale)
            return
        }
        if let affine = transform.affine {
            canvas.concatenate(affine)
            canvas.add(path)
        } else {
            canvas.add(ProjectedPath.path(path, under: transform))
        }
        switch style {
        case .fill(let style): canvas.fill(style)
        case .stroke(let style): canvas.stroke(style)
        }
    }

    // MARK: Pictures of content

    /// Draws a text, an image, a gradient or a display list through a picture, which is kept.
    private func drawContentPicture(of layer: Layer, on target: DrawTarget, _ pose: Pose) {
        var bounds = layer.contentBounds
        guard !bounds.isNull else { return }
        var scaleX = target.scale
        var scaleY = target.scale
        var place = pose.transform
        if case .text = layer.content {
            // A text is laid out once, at the final size; while the size animates, the picture is stretched.
            bounds = layer.unstretchedTextBounds
            if layer.isResizing { place = ProjectionTransform(layer.textStretch).concatenating(place) }
        } else if case .drawing(let list) = layer.content, list.isText {
            // Where the text itself would be.
        } else {
            place = placed(layer, on: target, pose)
            if pose.isPlain, !pose.isMoving { (scaleX, scaleY) = (place.m11, place.m22) }
        }
        let scaled = CGRect(
            x: bounds.minX * scaleX, y: bounds.minY * scaleY, width: bounds.width * scaleX,
            height: bounds.height * scaleY)
        let pixels = Snapping.pixels(around: scaled)
        guard !pixels.isEmpty, pixels.area <= Self.largestPicture else { return }
        let stamp = TextureCache.Stamp(
            version: layer.contentVersion, scaleX: scaleX, scaleY: scaleY, left: pixels.x, top: pixels.y,
            width: pixels.width, height: pixels.height)
        let key = TextureCache.Key(layer: layer.id, kind: .content)
        let texture = cache.texture(key, stamp, isPart: !backings.isEmpty) { texture in
            let canvas = CairoCanvas(texture.store)
            let gutter = Double(Texture.gutter)
            canvas.setTransform(
                CGAffineTransform(
                    a: scaleX, b: 0, c: 0, d: scaleY, tx: gutter - Double(pixels.x), ty: gutter - Double(pixels.y)))
            drawRaw(layer, on: canvas)
            canvas.flush()
            addShadows(to: texture.store, of: layer, scaleX: scaleX, scaleY: scaleY)
        }
        lay(
            texture, on: target, left: pixels.x, top: pixels.y, scaleX: scaleX, scaleY: scaleY, place,
            isMoving: pose.isMoving, opacity: pose.opacity)
    }

    /// Draws the shadows of the content's paint.
    private func addShadows(to picture: PixelStore, of layer: Layer, scaleX: Double, scaleY: Double) {
        let paint: LayerPaint?
        switch layer.content {
        case .shape(let shape): paint = layer.presentedPaint(of: shape)
        case .text: paint = layer.presentedPaint
        case .drawing(let list): paint = list.isText ? layer.presentedPaint : nil
        case .none, .color, .image: paint = nil
        }
        for entry in paint?.shadows ?? [] {
            let shadow = entry.shadow
            let (dx, dy) = (
                Snapping.whole(shadow.offset.width * scaleX), Snapping.whole(shadow.offset.height * scaleY)
            )
            let sigma = max(shadow.radius, 0) * min(scaleX, scaleY)
            if entry.isInner {
                picture.addInnerShadow(shadow.color, sigma: sigma, dx: dx, dy: dy)
            } else {
                picture.addShadow(shadow.color, sigma: sigma, dx: dx, dy: dy)
            }
        }
    }

    /// Greatest number of pixels of a picture, four 4K screens; larger content is not drawn.
    static let largestPicture = 32 << 20

    /// Draws the content in the layer's own space with Cairo only.
    private func drawRaw(_ layer: Layer, on canvas: CairoCanvas) {
        let fill = layer.presentedFill
        switch layer.content {
        case .none, .color: return
        case .shape(let shape):
            guard let path = layer.contentPath else { return }
            canvas.beginPath()
            canvas.add(path)
            let paint = layer.presentedPaint(of: shape)
            switch shape.style {
            case .fill(let style):
                canvas.draw(
                    paint, fill: fill, bounds: layer.presentedBounds, opacity: 1, style: style, stroke: nil)
            case .stroke(let style):
                canvas.draw(
                    paint, fill: fill, bounds: layer.presentedBounds, opacity: 1, style: FillStyle(),
                    stroke: style)
            }
        case .text(let layout):
            guard let text = layout as? PangoTextLayout else { return }
            text.draw(on: canvas, color: fill, paint: layer.presentedPaint)
        case .image(let image): canvas.draw(image, in: layer.presentedBounds, fill: fill, opacity: 1)
        case .drawing(let list):
            canvas.beginPath()
            canvas.addRectangle(list.bounds ?? layer.presentedBounds)
            canvas.clip(FillStyle())
            canvas.draw(list.commands, fill: fill, paint: layer.presentedPaint) { [unowned self] in
                drawSymbol($0, on: $1, in: $2, opacity: $3)
            }
        }
    }
}

extension LayerPaint {
    /// Colour of a plain paint; `fill` for ``LayerPaint/fillColor``.
    func color(fill: ResolvedColor) -> ResolvedColor {
        if case .color(let color) = self { return color }
        return fill
    }
}

/// Path under a projective transform, flattened into straight pieces whose ends are projected.
enum ProjectedPath {
    private static let piecesPerCurve = 12

    static func path(_ path: Path, under transform: ProjectionTransform) -> Path {
        var result = Path()
        var current = CGPoint.zero
        func project(_ point: CGPoint) -> CGPoint {
            let w = max(point.x * transform.m13 + point.y * transform.m23 + transform.m33, ProjectionTransform.nearestW)
            return CGPoint(
                x: (point.x * transform.m11 + point.y * transform.m21 + transform.m31) / w,
                y: (point.x * transform.m12 + point.y * transform.m22 + transform.m32) / w)
        }
        for element in path.elements {
            let from = current
            switch element {
            case .move(let to):
                result.move(to: project(to))
                current = to
            case .line(let to):
                result.addLine(to: project(to))
                current = to
            case .quadCurve(let to, let c):
                for step in 1...piecesPerCurve {
                    let t = Double(step) / Double(piecesPerCurve)
                    let u = 1 - t
                    result.addLine(
                        to: project(
                            CGPoint(
                                x: u * u * from.x + 2 * u * t * c.x + t * t * to.x,
                                y: u * u * from.y + 2 * u * t * c.y + t * t * to.y)))
                }
                current = to
            case .curve(let to, let c1, let c2):
                for step in 1...piecesPerCurve {
                    let t = Double(step) / Double(piecesPerCurve)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    result.addLine(
                        to: project(
                            CGPoint(
                                x: a * from.x + b * c1.x + c * c2.x + d * to.x,
                                y: a * from.y + b * c1.y + c * c2.y + d * to.y)))
                }
                current = to
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}
