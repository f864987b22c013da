import Foundation
import Geometry
import LayerTree

extension CairoCanvas {
    /// Fills the current path or, if `stroke` is given, strokes it.
    ///
    /// - Parameters:
    ///   - paint: the paint.
    ///   - fill: colour that ``LayerPaint/fillColor`` stands for.
    ///   - bounds: bounds of the painted area, in user space.
    ///   - area: rectangle that gradients relate to; by default `bounds`.
    ///   - opacity: factor for the paint's opacity, 0…1.
    ///   - style: fill style, unless `stroke` is given.
    ///   - stroke: stroke style; nil to fill.
    func draw(
        _ paint: LayerPaint, fill: ResolvedColor, bounds: CGRect, area: CGRect? = nil, opacity: Double,
        style: FillStyle, stroke: StrokeStyle?
    ) {
        let frame = area ?? bounds
        func finish() { if let stroke { self.stroke(stroke) } else { self.fill(style) } }
        switch paint {
        case .fillColor:
            setSource(fill, opacity: opacity)
            finish()
        case .color(let color):
            setSource(color, opacity: opacity)
            finish()
        case .shadowed(let paint, _):
            // Shadows are added to the finished picture later.
            draw(
                paint, fill: fill, bounds: bounds, area: area, opacity: opacity, style: style, stroke: stroke)
        case .material(let material):
            setSource(material.tint, opacity: opacity * material.opacity)
            finish()
        case .image(let image):
            guard image.scale > 0, image.scale.isFinite,
                let picture = rendition(of: image.source, x: userScales.x * image.scale, y: userScales.y * image.scale),
                let tile = PixelStore(picture.store, part: image.part)
            else { return }
            // A group, because patterns have no opacity of their own.
            if opacity < 1 { beginGroup() }
            let pattern = CairoPattern(
                tile, origin: frame.origin, pixelsPerUnitX: picture.scaleX / image.scale,
                y: picture.scaleY / image.scale)
            pattern.setSpread(.repeating)
            setSource(pattern)
            finish()
            flush()
            if opacity < 1 { endGroup(opacity: opacity) }
        case .linearGradient(let gradient, let start, let end):
            let pattern = CairoPattern(linearFrom: start.point(inRect: frame), to: end.point(inRect: frame))
            addStops(of: gradient, opacity: opacity, to: pattern)
            setSource(pattern)
            finish()
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            let pattern = CairoPattern(
                radialAt: center.point(inRect: frame), from: max(startRadius, 0), to: max(endRadius, 1e-3))
            addStops(of: gradient, opacity: opacity, to: pattern)
            setSource(pattern)
            finish()
        case .ellipticalGradient(let gradient, let center, let startRadius, let endRadius):
            let pattern = CairoPattern(
                radialAt: CGPoint(x: center.x, y: center.y), from: max(startRadius, 0), to: max(endRadius, 1e-6))
            addStops(of: gradient, opacity: opacity, to: pattern)
            pattern.stretch(to: frame)
            setSource(pattern)
            finish()
        case .mesh(let mesh):
            let meshArea = stroke.map { bounds.insetBy(dx: -$0.lineWidth, dy: -$0.lineWidth) } ?? bounds
            // A large mesh is drawn at a lower resolution, which its smooth colours do not show.
            let scale = min(
                userScale, 4, (Self.mostMeshPixels / max(meshArea.width * meshArea.height, 1)).squareRoot())
            let picture = PixelStore(
                width: Snapping.whole((meshArea.width * scale).rounded(.up)) + 2,
                height: Snapping.whole((meshArea.height * scale).rounded(.up)) + 2)
            picture.fill(
                mesh,
                origin: SIMD2(
                    (frame.minX - meshArea.minX) * scale + 1, (frame.minY - meshArea.minY) * scale + 1),
                scale: SIMD2(frame.width * scale, frame.height * scale), opacity: opacity)
            setSource(
                CairoPattern(
                    picture, origin: CGPoint(x: meshArea.minX - 1 / scale, y: meshArea.minY - 1 / scale),
                    pixelsPerUnitX: scale, y: scale))
            finish()
            flush()
        case .angularGradient(let gradient, let center, let start, let end):
            let wheelArea = stroke.map { bounds.insetBy(dx: -$0.lineWidth, dy: -$0.lineWidth) } ?? bounds
            // Areas larger than any screen are drawn at a lower resolution.
            let scale = min(userScale, 4, Self.largestWheel / max(wheelArea.width, wheelArea.height, 1))
            let wheel = PixelStore(
                width: Snapping.whole((wheelArea.width * scale).rounded(.up)) + 2,
                height: Snapping.whole((wheelArea.height * scale).rounded(.up)) + 2)
            let middle = center.point(inRect: frame)
            let stops = GradientColors.stops(of: gradient)
            wheel.fillAngular(
                stops, opacity: opacity,
                center: CGPoint(x: (middle.x - wheelArea.minX) * scale + 1, y: (middle.y - wheelArea.minY) * scale + 1),
                start: start.radians, end: end.radians)
            setSource(
                CairoPattern(
                    wheel, origin: CGPoint(x: wheelArea.minX - 1 / scale, y: wheelArea.minY - 1 / scale),
                    pixelsPerUnitX: scale, y: scale))
            finish()
            flush()
        }
        dropSource()
    }

    /// Greatest side of an angular gradient's picture, in pixels.
    private static var largestWheel: Double { 4_096 }

    /// Greatest number of pixels of a mesh's picture.
    private static var mostMeshPixels: Double { 1_048_576 }

    private func addStops(of gradient: LayerGradient, opacity: Double, to pattern: borrowing CairoPattern) {
        for stop in GradientColors.stops(of: gradient) {
            pattern.addStop(stop.location, stop.color.multiplyingOpacity(by: opacity))
        }
        pattern.setSpread(gradient.spread)
    }
}

extension UnitPoint {
    fileprivate func point(inRect rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension PixelStore {
    /// Fills the picture with an angular gradient about `center`, in pixels, clockwise from `start` to `end`, in
    /// radians from 3 o'clock.
    fileprivate func fillAngular(
        _ stops: [LayerGradient.Stop], opacity: Double, center: CGPoint, start: Double, end: Double
    ) {
        let entries = 1024
        let table = (0...entries).map { index in
            GradientColors.color(of: stops, at: Double(index) / Double(entries)).pixel(opacity: opacity)
        }
        let turn = 2 * Double.pi
        let sweep = end - start
        for y in 0..<height {
            for x in 0..<width {
                var angle = atan2(Double(y) + 0.5 - center.y, Double(x) + 0.5 - center.x) - start
                angle -= (angle / turn).rounded(.down) * turn
                let location = sweep == 0 ? 0 : ((sweep < 0 ? angle - turn : angle) / sweep).inUnitRange
                self[x, y] = table[Int(location * Double(entries))]
            }
        }
    }
}

extension ResolvedColor {
    /// The colour as a pixel: encoded, multiplied by opacity, 0xAARRGGBB.
    func pixel(opacity factor: Double = 1) -> UInt32 {
        let alpha = (Double(opacity) * factor).inUnitRange
        func byte(_ value: Float) -> UInt32 { UInt32((Double(value).inUnitRange * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}

extension PixelStore {
    /// A part of a picture, in fractions of its size; nil if it is empty.
    fileprivate convenience init?(_ picture: PixelStore, part: CGRect) {
        func pixel(_ fraction: CGFloat, of length: Int) -> Int {
            guard fraction.isFinite else { return 0 }
            return Int((min(max(fraction, 0), 1) * CGFloat(length)).rounded())
        }
        let (left, right) = (pixel(part.minX, of: picture.width), pixel(part.maxX, of: picture.width))
        let (top, bottom) = (pixel(part.minY, of: picture.height), pixel(part.maxY, of: picture.height))
        guard right > left, bottom > top else { return nil }
        self.init(width: right - left, height: bottom - top)
        for y in top..<bottom {
            for x in left..<right { self[x - left, y - top] = picture[x, y] }
        }
    }
}
