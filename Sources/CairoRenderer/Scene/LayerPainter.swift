import Foundation
import Geometry
import LayerTree
import Platform

/// Painter of a tree of layers, back to front, on a target.
///
/// Layers that are only moved are drawn in place. A layer that is transformed, faded as a group, clipped by a shape,
/// masked, blurred or has a shadow is first drawn into a picture, which is kept while nothing in the layer changes.
@MainActor final class LayerPainter {
    let cache: TextureCache
    let mask = CoverageMask()
    let scratch = DrawScratch()
    /// Rectangle of the window in device pixels, to which large pictures are cut.
    var window = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var layersDrawn = 0
    let backdrops = BackdropCache()
    /// Targets below the picture that is being drawn, the window first.
    var backings: [Backing] = []
    /// Numbers of layers with a material in them, whose pictures depend on the backdrop.
    var translucent: Set<Int> = []
    /// Numbers of layers that are not drawn; their sublayers are not drawn either.
    var leftOut: Set<Int> = []
    private var unique: UInt64 = 0

    /// Version of a picture of the layer; a new one each time if the picture depends on the backdrop.
    func version(of layer: Layer) -> UInt64 {
        guard translucent.contains(layer.id) else { return layer.drawingVersion }
        unique += 1
        return UInt64.max - unique
    }

    /// Distance, in pixels, by which a layer may draw outside its bounds, through antialiasing, resampling and
    /// snapping.
    static let edgeReach = 2.0

    init(cache: TextureCache) { self.cache = cache }

    /// Draws a layer with its sublayers.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - target: the target.
    ///   - outer: transform from the superlayer's space to the target's pixels.
    ///   - rest: `outer` by the model values, for the layer at rest; nil if it equals `outer`.
    ///   - isMoving: true if a superlayer moves.
    ///   - isReshaping: true if this layer is the sole visible sublayer of a layer that an animation scales or rotates.
    ///   - outerOpacity: opacity of the superlayer of which this layer is the sole visible sublayer; 1 for other
    ///     layers.
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
            // Kernels must not touch pixels outside the bounds that the damage covers.
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

    /// Placement of a layer on a target.
    struct Pose {
        /// Transform from the layer's space to the target's pixels.
        let transform: ProjectionTransform
        /// Transform from the superlayer's space to the target's pixels at rest.
        let rest: ProjectionTransform
        let isMoving: Bool
        /// True while an animation scales or rotates the layer. It is then drawn through its picture even in a frame in
        /// which the transform is a translation, because parts drawn in place would differ by fractions of a pixel.
        let isReshaping: Bool
        /// True if the layer is only translated, at the target's scale.
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

    /// Greatest number of sublayers that are visited without comparing their extents with the damage first.
    private static let few = 8

    /// Part of the layer's space that is drawn on the target, with a margin; nil under rotation, skew, mirroring or
    /// perspective.
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

    /// Sublayer that is drawn in place of the layer, which adds only its transform and opacity. The sublayer's picture
    /// then stays valid while one of several nested effects animates, and while a card shows its other side.
    ///
    /// Nil for sublayers without sublayers of their own: for a single content, other ways of drawing are better.
    private func soleSublayer(of layer: Layer) -> Layer? {
        guard let sole = layer.soleSublayer, !sole.sublayers.isEmpty, sole.blendMode == .normal else { return nil }
        return sole
    }

    /// True if the layer must be drawn through a picture.
    private func needsPicture(_ layer: Layer, _ pose: Pose) -> Bool {
        if layer.mask != nil || layer.blendMode != .normal || layer.presentedBlurRadius > 0 { return true }
        if layer.presentedColorFilter != .none { return true }
        if let shadow = layer.presentedShadow, shadow.color.opacity > 0 { return true }
        if let clip = layer.clip {
            guard case .bounds = clip, pose.isPlain, !pose.isMoving else { return true }
        }
        if layer.sublayers.isEmpty {
            // Content without sublayers can be faded in place, and a simple fill can be transformed in place.
            return !pose.isPlain && !isSimpleFill(layer)
        }
        return !pose.isPlain || pose.isReshaping || pose.opacity < 1 || layer.isCompositingGroup
    }

    /// True if the content is a filled path in one colour, which is exact under every transform without a picture.
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
