import Foundation
import Geometry
import LayerTree

extension CairoCanvas {
    /// Draws a display list in user space.
    ///
    /// - Parameters:
    ///   - list: the commands; scopes that it leaves open are closed.
    ///   - fill: fill of the layer, for commands without a colour of their own.
    ///   - paint: paint of the layer, for glyphs without one of their own; nil is `fill`.
    ///   - drawLayer: closure that draws a layer on the given canvas, in the given rectangle, with the given opacity.
    @MainActor func draw(
        _ list: [DrawCommand], fill: ResolvedColor, paint: LayerPaint? = nil,
        drawLayer: @escaping DisplayListPlayer.DrawLayer
    ) {
        var player = DisplayListPlayer(canvas: self, fill: fill, paint: paint, drawLayer: drawLayer)
        save()
        for command in list { player.perform(command) }
        player.finish()
        restore()
    }
}

/// Interpreter of drawing commands.
@MainActor struct DisplayListPlayer {
    typealias DrawLayer = @MainActor (_ layer: Layer, _ canvas: CairoCanvas, _ rect: CGRect, _ opacity: Double) -> Void

    /// Current target: the given canvas, or the canvas of the innermost filtered group.
    private var canvas: CairoCanvas
    private let fill: ResolvedColor
    private let paint: LayerPaint?
    private let drawLayer: DrawLayer
    /// Open scopes and groups, the outermost first.
    private var scopes: [Scope] = []
    private var opacity = 1.0

    private enum Scope {
        case state(outerOpacity: Double)
        case group(opacity: Double, outerOpacity: Double)
        case filtered(FilteredGroup, outerOpacity: Double)
    }

    /// Group that is drawn into a picture of its own.
    fileprivate struct FilteredGroup {
        let picture: PixelStore
        let outer: CairoCanvas
        let opacity: Double
        let filters: [DrawFilter]
        /// Masks of the group.
        let covers: [PixelStore]
        /// Pixels of the picture per point.
        let scale: Double
        /// Transform from the coordinates where the group begins to pixels.
        let transform: CGAffineTransform
    }

    fileprivate init(
        canvas: CairoCanvas, fill: ResolvedColor, paint: LayerPaint?, drawLayer: @escaping DrawLayer
    ) {
        self.canvas = canvas
        self.fill = fill
        self.paint = paint
        self.drawLayer = drawLayer
    }

    mutating func perform(_ command: DrawCommand) {
        switch command {
        case .fill(let path, let paint, let style, let area):
            canvas.beginPath()
            canvas.add(path)
            canvas.draw(
                paint, fill: fill, bounds: path.boundingRect, area: area, opacity: opacity, style: style, stroke: nil)
        case .stroke(let path, let paint, let style, let area):
            canvas.beginPath()
            canvas.add(path)
            canvas.draw(
                paint, fill: fill, bounds: path.boundingRect, area: area, opacity: opacity, style: FillStyle(),
                stroke: style)
        case .text(let layout, let point, let color): draw(layout, at: point, color ?? fill)
        case .glyphs(let layout, let clusters, let point, let isOnWholeRows):
            draw(clusters, of: layout, at: point, isOnWholeRows: isOnWholeRows)
        case .image(let image, let rect): canvas.draw(image, in: rect, fill: fill, opacity: opacity)
        case .layer(let layer, let rect): drawLayer(layer, canvas, rect, opacity)
        case .save:
            canvas.save()
            scopes.append(.state(outerOpacity: opacity))
        case .restore:
            guard case .state = scopes.last else { return }
            close()
        case .clip(let path, let style):
            canvas.beginPath()
            canvas.add(path)
            canvas.clip(style)
        case .concatenate(let transform): canvas.concatenate(transform)
        case .opacity(let factor): opacity *= factor.inUnitRange
        case .blendMode(let mode): canvas.setOperator(mode)
        case .beginGroup(let groupOpacity, let filters, let masks):
            begin(groupOpacity.inUnitRange * opacity, filters, masks)
        case .endGroup: endGroup()
        }
    }

    /// Closes scopes and groups that the list left open.
    mutating func finish() { while !scopes.isEmpty { close() } }

    private func draw(_ layout: any TextLayout, at point: CGPoint, _ color: ResolvedColor) {
        guard let layout = layout as? PangoTextLayout else { return }
        canvas.scope {
            canvas.concatenate(CGAffineTransform(translationX: point.x, y: point.y))
            layout.draw(on: canvas, color: color, opacity: opacity)
        }
    }

    private func draw(_ clusters: Range<Int>, of layout: any TextLayout, at point: CGPoint, isOnWholeRows: Bool) {
        guard let layout = layout as? PangoTextLayout else { return }
        canvas.scope {
            canvas.concatenate(CGAffineTransform(translationX: point.x, y: point.y))
            layout.draw(
                clusters, on: canvas, color: fill, paint: paint, opacity: opacity, isOnWholeRows: isOnWholeRows)
        }
    }

    private mutating func begin(_ groupOpacity: Double, _ filters: [DrawFilter], _ masks: [DrawMask]) {
        let outerOpacity = opacity
        opacity = 1
        guard !filters.isEmpty || !masks.isEmpty else {
            canvas.beginGroup()
            // The current blend mode applies to the group as a whole.
            canvas.setOperator(.normal)
            scopes.append(.group(opacity: groupOpacity, outerOpacity: outerOpacity))
            return
        }
        let picture = PixelStore(width: canvas.pixelWidth, height: canvas.pixelHeight)
        let group = FilteredGroup(
            picture: picture, outer: canvas, opacity: groupOpacity, filters: filters, covers: masks.map(cover),
            scale: canvas.userScale, transform: canvas.transform)
        let inner = CairoCanvas(picture)
        inner.setTransform(canvas.transform)
        canvas = inner
        scopes.append(.filtered(group, outerOpacity: outerOpacity))
    }

    /// Draws a mask into a picture, whose alpha is the mask.
    private func cover(_ mask: DrawMask) -> PixelStore {
        let picture = PixelStore(width: canvas.pixelWidth, height: canvas.pixelHeight)
        let inner = CairoCanvas(picture)
        inner.setTransform(canvas.transform)
        inner.draw(mask.commands, fill: fill, paint: paint, drawLayer: drawLayer)
        inner.flush()
        picture.becomeCover(opacity: mask.opacity, isInverse: mask.isInverse)
        return picture
    }

    /// Closes the innermost group with the scopes left open in it.
    private mutating func endGroup() {
        guard scopes.contains(where: { if case .state = $0 { false } else { true } }) else { return }
        while case .state = scopes.last { close() }
        close()
    }

    private mutating func close() {
        switch scopes.popLast() {
        case nil: return
        case .state(let outerOpacity):
            canvas.restore()
            opacity = outerOpacity
        case .group(let groupOpacity, let outerOpacity):
            canvas.endGroup(opacity: groupOpacity)
            opacity = outerOpacity
        case .filtered(let group, let outerOpacity):
            canvas.flush()
            canvas = group.outer
            group.layDown()
            opacity = outerOpacity
        }
    }
}

extension DisplayListPlayer.FilteredGroup {
    @MainActor fileprivate func layDown() {
        var picture = picture
        for filter in filters {
            switch filter {
            case .blur(let radius): if radius > 0 { picture.blur(sigma: radius * scale) }
            case .color(let filter): if let matrix = filter.matrix { picture.apply(matrix) }
            case .alphaThreshold(let minimum, let maximum, let color):
                picture.applyThreshold(minimum: minimum, maximum: maximum, color: color)
            case .projection(let matrix):
                guard transform.a * transform.d - transform.b * transform.c != 0 else { continue }
                picture = picture.projected(
                    by: ProjectionTransform(transform.inverted()).concatenating(matrix)
                        .concatenating(ProjectionTransform(transform)))
            case .innerShadow(let shadow):
                picture.addInnerShadow(
                    shadow.color, sigma: max(shadow.radius, 0) * scale,
                    dx: Snapping.whole(shadow.offset.width * scale),
                    dy: Snapping.whole(shadow.offset.height * scale))
            case .shadow(let shadow):
                picture.addShadow(
                    shadow.color, sigma: max(shadow.radius, 0) * scale,
                    dx: Snapping.whole(shadow.offset.width * scale),
                    dy: Snapping.whole(shadow.offset.height * scale))
            }
        }
        for cover in covers { picture.multiply(byAlphaOf: cover) }
        outer.scope {
            outer.setTransform(.identity)
            outer.setSource(picture, x: 0, y: 0, filter: .nearest)
            outer.paint(opacity: opacity)
            outer.flush()
            outer.dropSource()
        }
    }
}
