package import Foundation
package import Geometry

/// Presented values of a layer's animatable properties: those on screen.
public struct LayerPresentation: Hashable, Sendable {
    /// Presented place and size.
    public var geometry: LayerGeometry
    /// Presented transform.
    public var effect: LayerEffect
    /// Presented opacity; springs may carry it outside 0…1.
    public var opacity: Double
    /// Presented sigma of the blur, in points.
    public var blurRadius: Double
    /// Presented shadow; nil for none.
    public var shadow: LayerShadow?
    /// Presented fill.
    public var fill: ResolvedColor
    /// Presented paint in place of ``fill``; nil is the fill.
    public var paint: LayerPaint?
    /// Presented colour filter.
    public var colorFilter: LayerColorFilter
}

extension Layer {
    /// Values on screen, as of the last frame that was advanced.
    public var presentation: LayerPresentation {
        LayerPresentation(
            geometry: presented(GeometryProperty.self), effect: presented(EffectProperty.self),
            opacity: presented(OpacityProperty.self), blurRadius: presented(BlurProperty.self),
            shadow: presented(ShadowProperty.self), fill: presented(FillProperty.self),
            paint: presented(PaintProperty.self).paint, colorFilter: presented(ColorFilterProperty.self))
    }

    package var presentedSize: CGSize { presented(GeometryProperty.self).size }
    package var presentedFill: ResolvedColor { drawn(FillProperty.self) }
    package var presentedColorFilter: LayerColorFilter { drawn(ColorFilterProperty.self) }
    /// Paint that `.fillColor` stands for; nil is ``presentedFill``.
    package var presentedPaint: LayerPaint? { drawn(PaintProperty.self).paint }
    /// Paint of `shape` as this layer's content.
    package func presentedPaint(of shape: LayerShape) -> LayerPaint {
        if case .fillColor = shape.paint, let paint = presentedPaint { return paint }
        return shape.paint
    }
    package var presentedShadow: LayerShadow? { drawn(ShadowProperty.self) }
    package var presentedBlurRadius: Double { drawn(BlurProperty.self) }
    /// Opacity to draw, 0…1; 0 if the layer is hidden, or has one side and shows its back.
    package var presentedOpacity: Double {
        if isHidden || (!isDoubleSided && matrix.determinant < 0) { return 0 }
        return drawn(OpacityProperty.self)
    }

    /// Names of the running properties, as layer snapshots give them.
    public var animating: [String] { running.names }

    /// True while origin, size or effect run, or are written in one frame after the other. A moving layer is drawn at
    /// fractions of pixels; a layer at rest is drawn on whole pixels.
    package var isMoving: Bool { isDriven || !running.isDisjoint(with: .placement) }
    /// True if the layer or a layer below it in the tree animates or is driven.
    package var isRestless: Bool { isDriven || !running.isEmpty || sublayers.contains { $0.isRestless } }
    /// True while an effect runs whose model value is more than an offset.
    package var isReshaping: Bool {
        guard runs(EffectProperty.self) else { return false }
        switch model(EffectProperty.self) {
        case .none, .offset: return false
        default: return true
        }
    }
    package var isResizing: Bool { running.contains(GeometryProperty.size) }

    // MARK: Transforms

    /// Transform from the layer's space to its superlayer's, as presented.
    package var matrix: ProjectionTransform {
        let drawing = drawing
        let placement = memory.state.placement
        if let matrix = drawing.state.matrix(at: placement) { return matrix }
        let matrix = LayerPlacement.matrix(
            effect: presented(EffectProperty.self), geometry: presented(GeometryProperty.self))
        drawing.state.keep(matrix: matrix, at: placement)
        return matrix
    }

    /// Transform from the layer's space to its superlayer's by the model values, with which the layer will come to
    /// rest.
    package var modelMatrix: ProjectionTransform {
        guard isMoving else { return matrix }
        return LayerPlacement.matrix(
            effect: model(EffectProperty.self), geometry: model(GeometryProperty.self))
    }

    /// Transform from the layer's space to the window's, as presented.
    package func transformToWindow() -> ProjectionTransform {
        var result = matrix
        var layer = superlayer
        while let current = layer {
            result = result.concatenating(current.matrix)
            layer = current.superlayer
        }
        return result
    }

    /// The four corners in the window as presented, clockwise from the layer's top left; always finite.
    package var quad: [CGPoint] { quad(of: presentedBounds) }

    /// The four corners of `rect`, which is in the layer's space, in the window as presented; always finite.
    private func quad(of rect: CGRect) -> [CGPoint] {
        let transform = transformToWindow()
        return rect.corners.map { corner in
            let w = max(corner.x * transform.m13 + corner.y * transform.m23 + transform.m33, LayerPlacement.nearestW)
            return CGPoint(
                x: (corner.x * transform.m11 + corner.y * transform.m21 + transform.m31) / w,
                y: (corner.x * transform.m12 + corner.y * transform.m22 + transform.m32) / w)
        }
    }

    /// Bounding box in the window, as presented, of `rect`, which is in the layer's space.
    package func frameInWindow(of rect: CGRect) -> CGRect { CGRect(around: quad(of: rect)) }

    /// Bounding box of ``quad``.
    package var frameInWindow: CGRect { CGRect(around: quad) }

    /// The layer's presented rectangle in its own space.
    package var presentedBounds: CGRect { CGRect(origin: .zero, size: presented(GeometryProperty.self).size) }
}

enum LayerPlacement {
    /// Smallest w in projections: points behind the eye are shown as if they lay at this distance in front of it
    /// (S27.6).
    static let nearestW = ProjectionTransform.nearestW

    static func matrix(effect: LayerEffect, geometry: LayerGeometry) -> ProjectionTransform {
        let place = ProjectionTransform(translationX: geometry.origin.x, y: geometry.origin.y)
        return effect == .none ? place : effect.transform(size: geometry.size).concatenating(place)
    }
}
