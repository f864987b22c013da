package import Foundation
import Geometry

extension LayerContext {
    /// Finds all layers at `point`, in the window's points, as presented, front to back (S25.1, S25.2).
    ///
    /// A layer is hit in its ``Layer/hitShape``, or where its content draws: colours, images and texts in their frame,
    /// shapes in their path (S25.3). Clips limit hits on the layer and its sublayers (S25.7), and so do hit shapes with
    /// ``Layer/hitShapeLimitsSublayers`` (S25.4). A layer that is hidden, transparent (S25.6), refuses hits (S25.5) or
    /// has a singular transform is not hit, nor are its sublayers. A layer that shows its back is hit (S25.8).
    package func hitTest(_ point: CGPoint) -> [Layer] {
        var result: [Layer] = []
        _ = root.visitHits(at: point) { layer in
            result.append(layer)
            return false
        }
        return result
    }

    /// Finds the front-most of the layers at `point` that `accepts` returns true for, as ``hitTest(_:)`` finds them;
    /// nil if there is none. Layers behind it are not tested.
    package func firstHit(_ point: CGPoint, _ accepts: (Layer) -> Bool) -> Layer? {
        var found: Layer?
        _ = root.visitHits(at: point) { layer in
            guard accepts(layer) else { return false }
            found = layer
            return true
        }
        return found
    }
}

extension Layer {
    /// True if this layer or one in it is hit at `point`, in the superlayer's space, by the rules of
    /// ``LayerContext/hitTest(_:)``.
    package func isHitAnywhere(at point: CGPoint) -> Bool { visitHits(at: point) { _ in true } }
}

/// Answer of a program's hit test of a layer.
package enum LayerHitAnswer {
    /// Neither the layer nor a sublayer is hit.
    case nothing
    /// The layer and its sublayers are tested as others are, at this point of the layer's space.
    case tested(at: CGPoint)
    /// These layers are hit, front to back.
    case layers([Layer])
}

extension Layer {
    /// Calls `visit` with the layers at `point`, which is in the superlayer's space, front to back, until it returns
    /// true.
    ///
    /// - Returns: true if `visit` did.
    fileprivate func visitHits(at point: CGPoint, _ visit: (Layer) -> Bool) -> Bool {
        guard allowsHitTesting, presentedOpacity > 0, var inner = pointInLayer(point) else { return false }
        if let hitTest {
            switch hitTest(inner) {
            case .nothing: return false
            case .tested(let place): inner = place
            case .layers(let layers): return layers.contains(where: visit)
            }
        }
        if clip != nil, !clipContains(inner) { return false }
        if hitShapeLimitsSublayers, !isHit(at: inner) { return false }
        let sublayers = memory.state.sublayers
        for index in sublayers.indices.reversed() where sublayers[index].visitHits(at: inner, visit) { return true }
        return isHit(at: inner) && visit(self)
    }

    /// Converts `point` from the superlayer's space to this layer's; nil if the layer's plane is not visible at
    /// `point`.
    package func pointInLayer(_ point: CGPoint) -> CGPoint? {
        let matrix = self.matrix
        if matrix.isTranslation { return CGPoint(x: point.x - matrix.m31, y: point.y - matrix.m32) }
        var inverse = matrix
        guard matrix.isFinite, inverse.invert() else { return nil }
        let w = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
        guard w != 0 else { return nil }
        let inner = CGPoint(
            x: (point.x * inverse.m11 + point.y * inverse.m21 + inverse.m31) / w,
            y: (point.x * inverse.m12 + point.y * inverse.m22 + inverse.m32) / w)
        // The projection maps points behind the eye to the screen, too: reject them.
        let depth = inner.x * matrix.m13 + inner.y * matrix.m23 + matrix.m33
        return depth > 0 && inner.x.isFinite && inner.y.isFinite ? inner : nil
    }

    private func clipContains(_ point: CGPoint) -> Bool {
        switch clip {
        case nil: true
        case .bounds: presentedBounds.covers(point)
        case .rounded: presentedBounds.covers(point) && clipPath?.contains(point) == true
        case .shape(_, let style, _): clipPath?.contains(point, eoFill: style.isEOFilled) ?? false
        }
    }

    private func isHit(at point: CGPoint) -> Bool {
        if let hitShape { return hitShape(presentedSize).contains(point, eoFill: hasEvenOddHitShape) }
        switch content {
        case .none: return false
        case .color: return presentedFill.opacity > 0 && presentedBounds.covers(point)
        case .text, .image: return presentedBounds.covers(point)
        case .drawing(let list): return (list.bounds ?? presentedBounds).covers(point)
        case .shape(let shape):
            guard paints(shape), let path = contentPath, contentBounds.covers(point) else { return false }
            switch shape.style {
            case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
            case .stroke(let style): return StrokeHit.contains(point, along: path, halfWidth: style.lineWidth / 2)
            }
        }
    }

    private func paints(_ shape: LayerShape) -> Bool {
        switch presentedPaint(of: shape) {
        case .fillColor: presentedFill.opacity > 0
        case .color(let color): color.opacity > 0
        default: true
        }
    }
}

/// Hit test of stroked paths. Caps and joins count as round and dashes as solid: the difference is less than a finger's
/// width.
enum StrokeHit {
    private static let segmentsPerCurve = 16

    static func contains(_ point: CGPoint, along path: Path, halfWidth: Double) -> Bool {
        var current = CGPoint.zero
        var start = CGPoint.zero
        var isHit = false
        func line(to end: CGPoint) {
            if !isHit && distanceSquared(point, current, end) <= halfWidth * halfWidth { isHit = true }
            current = end
        }
        func curve(to end: CGPoint, _ at: (Double) -> CGPoint) {
            for step in 1..<segmentsPerCurve { line(to: at(Double(step) / Double(segmentsPerCurve))) }
            line(to: end)
        }
        for element in path.elements {
            let from = current
            switch element {
            case .move(let to):
                current = to
                start = to
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                curve(to: to) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
                }
            case .curve(let to, let c1, let c2):
                curve(to: to) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * c1.x + c * c2.x + d * to.x, y: a * from.y + b * c1.y + c * c2.y + d * to.y)
                }
            case .closeSubpath: line(to: start)
            }
        }
        return isHit
    }

    private static func distanceSquared(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
        let dx = b.x - a.x
        let dy = b.y - a.y
        let length = dx * dx + dy * dy
        let t = length > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0), 1) : 0
        let x = a.x + t * dx - p.x
        let y = a.y + t * dy - p.y
        return x * x + y * y
    }
}

extension CGRect {
    /// True if `point` is in the rectangle. Unlike `contains(_:)`, it does not trap if a coordinate is NaN.
    fileprivate func covers(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}
