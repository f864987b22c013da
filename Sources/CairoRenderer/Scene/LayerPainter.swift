import Foundation
import Geometry
import LayerTree
import Platform

/// Draws a tree of layers, back to front, onto a target.
///
/// What only moves is drawn where it is; what is transformed, faded as a group, clipped by a shape, masked, blurred or
/// shaded is first flattened into a picture of its own, which is kept as long as nothing within it changes.
@MainActor final class LayerPainter {
    let cache: TextureCache
    let mask = CoverageMask()
    let scratch = DrawScratch()
    /// The window in device pixels: pictures of layers that reach far beyond it are cut there.
    var window = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var layersDrawn = 0
    let backdrops = BackdropCache()
    /// What the picture that is being made will lie on, from the window inwards.
    var backings: [Backing] = []
    /// Layers with a material on them, whose pictures depend on what is behind.
    var translucent: Set<Int> = []
    /// Layers that are not drawn, nor is anything on them.
    var leftOut: Set<Int> = []
    private var unique: UInt64 = 0

    /// What a picture of the layer shows: never twice the same, if it shows what is behind it too.
    func version(of layer: Layer) -> UInt64 {
        guard translucent.contains(layer.id) else { return layer.drawingVersion }
        unique += 1
        return UInt64.max - unique
    }

    /// Pixels beyond its bounds that a layer may touch: by edges between pixels, resampling, and snapping.
    static let edgeReach = 2.0

    init(cache: TextureCache) { self.cache = cache }

    /// - Parameters:
    ///   - layer: drawn with everything on it.
    ///   - target: where to.
    ///   - outer: from the superlayer's space to the target's pixels.
    ///   - rest: the same, as it will be when nothing moves any more; nil for the same.
    ///   - isMoving: whether something around the layer moves.
    ///   - isReshaping: whether that which is around it and has nothing else on it is scaled or turned.
    ///   - opacity: of that.
    func draw(
        _ layer: Layer, on target: DrawTarget, outer: ProjectionTransform, rest: ProjectionTransform? = nil,
        isMoving: Bool, isReshaping: Bool = false, opacity outerOpacity: Double = 1
    ) {
        let opacity = layer.presentedOpacity * outerOpacity
        guard opacity > 0, leftOut.isEmpty || !leftOut.contains(layer.id) else { return }
        let bounds = layer.visualBounds
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
        let transform = layer.matrix.concatenating(outer)
        guard transform.isFinite else { return }
        let reach = Snapping.pixels(around: transform.boundingRect(of: bounds), outset: Self.edgeReach)
        guard target.touches(reach) else { return }
        let pose = Pose(
            transform: transform, rest: rest ?? outer, isMoving: isMoving || layer.isMoving,
            isReshaping: isReshaping || layer.isReshaping,
            isPlain: Snapping.isPlain(transform, scale: target.scale), opacity: opacity)
        if let sublayer = soleSublayer(of: layer) {
            draw(
                sublayer, on: target, outer: transform, rest: layer.modelMatrix.concatenating(pose.rest),
                isMoving: pose.isMoving, isReshaping: pose.isReshaping, opacity: opacity)
            return
        }
        if drawsBetweenCorners(layer, pose) {
            drawBetweenCorners(layer, on: target, pose) { drawInPlace(layer, on: target, $0) }
            return
        }
        if needsPicture(layer, pose) {
            // Whatever a kernel touches, it must not reach beyond what damage knows of.
            target.clipped(to: reach) { drawPicture(of: layer, on: target, pose) }
            return
        }
        if layer.clip != nil, let clip = layer.clipBounds {
            let place = Snapping.pixels(around: roundedRect(transform.boundingRect(of: clip)))
            target.clipped(to: place) { drawInPlace(layer, on: target, pose) }
        } else {
            drawInPlace(layer, on: target, pose)
        }
    }

    /// How a layer lies on a target.
    struct Pose {
        /// From the layer's space to the target's pixels.
        let transform: ProjectionTransform
        /// From its superlayer's, when nothing moves any more.
        let rest: ProjectionTransform
        let isMoving: Bool
        /// Being scaled or turned, so that its picture is what is shown, also in the moment when it lies plain: drawn in
        /// place its parts would lie by fractions of a pixel elsewhere.
        let isReshaping: Bool
        /// Nothing but moved, at the target's own scale.
        let isPlain: Bool
        let opacity: Double
    }

    private func drawInPlace(_ layer: Layer, on target: DrawTarget, _ pose: Pose) {
        layersDrawn += 1
        drawContent(of: layer, on: target, pose)
        let seen = layer.sublayers.count > Self.few ? seenPart(on: target, pose) : nil
        layer.forEachSublayer(in: seen) { sublayer in
            draw(
                sublayer, on: target, outer: pose.transform,
                rest: pose.isMoving ? layer.modelMatrix.concatenating(pose.rest) : nil, isMoving: pose.isMoving)
        }
    }

    /// Where one among many is drawn anew, most are passed over by a comparison of edges. So many may as well be asked.
    private static let few = 8

    /// What of the layer's space is drawn on the target, and a little around it; nil where that is not told so easily.
    private func seenPart(on target: DrawTarget, _ pose: Pose) -> Extent? {
        let transform = pose.transform
        guard transform.isAffine, transform.m12 == 0, transform.m21 == 0, transform.m11 > 0, transform.m22 > 0 else {
            return nil
        }
        let reach = 2 * Self.edgeReach
        let clip = target.clip
        let scale = SIMD2(Double(transform.m11), Double(transform.m22))
        let origin = SIMD2(Double(transform.m31), Double(transform.m32))
        return Extent(
            low: (SIMD2(Double(clip.x) - reach, Double(clip.y) - reach) - origin) / scale,
            high: (SIMD2(Double(clip.maxX) + reach, Double(clip.maxY) + reach) - origin) / scale)
    }

    /// What is drawn in place of the layer, as the layer places, turns and fades it: so its picture is not made anew because
    /// one of several effects moves, nor because another side of a card comes to the front.
    ///
    /// Only what is put together of several layers: single contents know better how they are drawn under one effect.
    private func soleSublayer(of layer: Layer) -> Layer? {
        guard let sole = layer.soleSublayer, !sole.sublayers.isEmpty, sole.blendMode == .normal else { return nil }
        return sole
    }

    /// Whether the layer must be drawn apart first.
    private func needsPicture(_ layer: Layer, _ pose: Pose) -> Bool {
        if layer.mask != nil || layer.blendMode != .normal || layer.presentedBlurRadius > 0 { return true }
        if layer.presentedColorFilter != .none { return true }
        if let shadow = layer.presentedShadow, shadow.color.opacity > 0 { return true }
        if let clip = layer.clip {
            guard case .bounds = clip, pose.isPlain, !pose.isMoving else { return true }
        }
        if layer.sublayers.isEmpty {
            // Content alone knows how to be faded, and simple content how to be transformed.
            return !pose.isPlain && !isSimpleFill(layer)
        }
        return !pose.isPlain || pose.isReshaping || pose.opacity < 1 || layer.isCompositingGroup
    }

    /// Whether the content is a filled path in one colour: exact under every transform without a picture.
    private func isSimpleFill(_ layer: Layer) -> Bool {
        switch layer.content {
        case .none, .color: return true
        case .shape(let shape):
            guard case .fill = shape.style else { return false }
            return layer.presentedPaint(of: shape).isPlainColor
        default: return false
        }
    }

    func roundedRect(_ rect: CGRect) -> CGRect {
        let left = rect.minX.rounded()
        let top = rect.minY.rounded()
        return CGRect(x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top)
    }
}

extension LayerPaint {
    var isPlainColor: Bool {
        switch self {
        case .fillColor, .color: true
        default: false
        }
    }
}
