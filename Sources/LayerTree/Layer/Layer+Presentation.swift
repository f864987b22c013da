package import Foundation
package import Geometry

/// What of a layer's animatable properties is on screen.
public struct LayerPresentation: Hashable, Sendable {
    /// Place and size.
    public var geometry: LayerGeometry
    /// The transform.
    public var effect: LayerEffect
    /// May lie outside 0…1 on the way.
    public var opacity: Double
    /// Sigma, in points.
    public var blurRadius: Double
    /// Nil casts none.
    public var shadow: LayerShadow?
    /// The colour of what has none of its own.
    public var fill: ResolvedColor
}

extension Layer {
    /// What is on screen, as of the last frame that was advanced.
    public var presentation: LayerPresentation {
        LayerPresentation(
            geometry: geometryProperty.presented, effect: effectProperty.presented,
            opacity: opacityProperty.presented, blurRadius: finish?.blur.presented ?? 0,
            shadow: finish?.shadow.presented ?? nil,
            fill: fillProperty.presented)
    }

    package var presentedSize: CGSize { geometryProperty.presented.size }
    package var presentedFill: ResolvedColor { fillProperty.presented }
    package var presentedColorFilter: LayerColorFilter { finish?.filter.presented ?? .none }
    /// What `.fillColor` stands for: a gradient, or nil for ``presentedFill``.
    package var presentedPaint: LayerPaint? { finish?.paint.presented.paint }
    /// The paint of `shape` as this layer's content.
    package func presentedPaint(of shape: LayerShape) -> LayerPaint {
        if case .fillColor = shape.paint, let paint = presentedPaint { return paint }
        return shape.paint
    }
    package var presentedShadow: LayerShadow? { finish?.shadow.presented ?? nil }
    package var presentedBlurRadius: Double { finish.map { max($0.blur.presented, 0) } ?? 0 }
    /// As drawn: 0…1, and 0 if hidden, or if its back is turned and not to be seen.
    package var presentedOpacity: Double {
        if isHidden || (!isDoubleSided && matrix.determinant < 0) { return 0 }
        return min(max(opacityProperty.presented, 0), 1)
    }

    /// Names of the properties that run, as layer snapshots give them.
    public var animating: [String] { running.names }

    /// True while origin, size or effect run, or are written in one frame after the other: such a layer is drawn where it
    /// is, at fractions of pixels; one at rest is drawn on whole pixels.
    package var isMoving: Bool { isDriven || !running.isDisjoint(with: .placement) }
    /// Whether the layer, or something on it, moves or changes by itself.
    package var isRestless: Bool { isDriven || !running.isEmpty || sublayers.contains { $0.isRestless } }
    /// True while an effect runs that does more than shift the layer, whatever it may just show.
    package var isReshaping: Bool {
        guard running.contains(.effect) else { return false }
        switch effectProperty.model {
        case .none, .offset: return false
        default: return true
        }
    }
    package var isResizing: Bool { running.contains(.size) }

    // MARK: Transforms

    /// From the layer's space to its superlayer's, as presented.
    package var matrix: ProjectionTransform {
        let drawing = drawing
        let placement = memory.state.placement
        if let matrix = drawing.state.matrix(at: placement) { return matrix }
        let matrix = LayerPlacement.matrix(
            effect: effectProperty.presented, geometry: geometryProperty.presented)
        drawing.state.keep(matrix: matrix, at: placement)
        return matrix
    }

    /// The same for the model values: where the layer will come to rest.
    package var modelMatrix: ProjectionTransform {
        guard isMoving else { return matrix }
        return LayerPlacement.matrix(
            effect: effectProperty.model, geometry: geometryProperty.model)
    }

    /// From the layer's space to the window's, as presented.
    package func transformToWindow() -> ProjectionTransform {
        var result = matrix
        var layer = superlayer
        while let current = layer {
            result = result.concatenating(current.matrix)
            layer = current.superlayer
        }
        return result
    }

    /// The four corners in the window as presented, from the layer's top left clockwise; always finite.
    package var quad: [CGPoint] {
        let transform = transformToWindow()
        return presentedBounds.corners.map { corner in
            let w = max(corner.x * transform.m13 + corner.y * transform.m23 + transform.m33, LayerPlacement.nearestW)
            return CGPoint(
                x: (corner.x * transform.m11 + corner.y * transform.m21 + transform.m31) / w,
                y: (corner.x * transform.m12 + corner.y * transform.m22 + transform.m32) / w)
        }
    }

    /// The upright rectangle around ``quad``.
    package var frameInWindow: CGRect { CGRect(around: quad) }

    /// The layer's rectangle in its own space.
    package var presentedBounds: CGRect { CGRect(origin: .zero, size: geometryProperty.presented.size) }
}

enum LayerPlacement {
    /// What lies behind the eye is shown as far in front of it as this (S27.6).
    static let nearestW = ProjectionTransform.nearestW

    static func matrix(effect: LayerEffect, geometry: LayerGeometry) -> ProjectionTransform {
        let place = ProjectionTransform(translationX: geometry.origin.x, y: geometry.origin.y)
        return effect == .none ? place : effect.transform(size: geometry.size).concatenating(place)
    }
}
