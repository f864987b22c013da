public import Foundation
import Geometry

/// The layer tree as values, for tests and for scripts' `layers` (docs/contracts.md). All numbers are finite.
public struct LayerSnapshot: Equatable, Sendable, Identifiable {
    /// A layer's own values: its model values or its presented ones.
    public struct State: Equatable, Sendable {
        /// Top left corner in the superlayer's space, before the effect, in points.
        public var position: CGPoint
        /// Size in points.
        public var size: CGSize
        /// The layer's own opacity, not clamped to 0…1.
        public var opacity: Double
        /// Effect as a 4×4 matrix by rows, for row vectors, in the layer's own space.
        public var transform: [Double]
    }

    /// Number of the layer, constant for its lifetime.
    public var id: Int
    /// Name of the view's type, without generic arguments.
    public var view: String
    /// Label given by `accessibilityLabel`.
    public var label: String?
    /// String of a `Text`.
    public var text: String?
    /// Other facts from accessibility modifiers; nil if there are none.
    public var accessibility: LayerAccessibility?
    /// Bounding box of ``quad``, in the window's points.
    public var frame: CGRect
    /// The four corners as presented, in the window's points, clockwise from the layer's top left.
    public var quad: [CGPoint]
    /// Opacity as presented, multiplied by the opacities of all superlayers, 0…1.
    public var opacity: Double
    /// The model values.
    public var model: State
    /// The values on screen.
    public var presentation: State
    /// Names of the running properties: `position`, `size`, `transform`, `opacity`, ….
    public var animating: [String]
    /// Sublayers, back to front.
    public var children: [LayerSnapshot]

    /// This layer and all below it in the tree, in drawing order.
    public var all: [LayerSnapshot] { [self] + children.flatMap(\.all) }

    /// The first layer, in drawing order, whose label or text is `name`.
    public func first(named name: String) -> LayerSnapshot? { all.first { $0.label == name || $0.text == name } }
}

extension LayerContext {
    /// Takes a snapshot of the whole tree.
    package func snapshot() -> LayerSnapshot { root.snapshot(opacity: 1) }
}

extension Layer {
    fileprivate func snapshot(opacity outer: Double) -> LayerSnapshot {
        let opacity = outer * presentedOpacity
        let quad = quad
        return LayerSnapshot(
            id: id, view: viewName, label: label, text: text, accessibility: accessibility,
            frame: finite(CGRect(around: quad)),
            quad: quad.map(finite), opacity: finite(opacity),
            model: state(geometry, effect, self.opacity),
            presentation: state(
                presented(GeometryProperty.self), presented(EffectProperty.self), presented(OpacityProperty.self)),
            animating: animating, children: sublayers.map { $0.snapshot(opacity: opacity) })
    }

    private func state(
        _ geometry: LayerGeometry, _ effect: LayerEffect, _ opacity: Double
    ) -> LayerSnapshot.State {
        let transform = LayerPlacement.matrix(
            effect: effect, geometry: LayerGeometry(origin: .zero, size: geometry.size))
        return LayerSnapshot.State(
            position: finite(geometry.origin), size: finite(geometry.size), opacity: finite(opacity),
            transform: transform.rows.map(finite))
    }
}

/// Replaces values that JSON cannot hold, and negative zeros, by 0.
private func finite(_ value: Double) -> Double { value.isFinite ? value + 0 : 0 }
private func finite(_ point: CGPoint) -> CGPoint { CGPoint(x: finite(point.x), y: finite(point.y)) }
private func finite(_ size: CGSize) -> CGSize { CGSize(width: finite(size.width), height: finite(size.height)) }
private func finite(_ rect: CGRect) -> CGRect { CGRect(origin: finite(rect.origin), size: finite(rect.size)) }
