public import Foundation
import Geometry

/// The layer tree as values: what tests and scripts' `layers` read (docs/contracts.md). All numbers are finite.
public struct LayerSnapshot: Equatable, Sendable, Identifiable {
    /// A layer's own values, as model or as presented.
    public struct State: Equatable, Sendable {
        /// Top left corner in the superlayer's space, before the effect; points.
        public var position: CGPoint
        /// In points.
        public var size: CGSize
        /// The layer's own, not limited to 0…1.
        public var opacity: Double
        /// Effect and shift as 4×4 numbers by rows, for row vectors, in the layer's own space.
        public var transform: [Double]
    }

    /// Stays the same as long as the layer lives.
    public var id: Int
    /// The name of the view's type, without what it is generic over.
    public var view: String
    /// What `accessibilityLabel` says.
    public var label: String?
    /// The string of a `Text`.
    public var text: String?
    /// What else accessibility modifiers say; nil where there are none.
    public var accessibility: LayerAccessibility?
    /// The upright rectangle around ``quad``, in the window's points.
    public var frame: CGRect
    /// The corners in the window as presented, from the layer's top left clockwise; points.
    public var quad: [CGPoint]
    /// As presented, with that of all layers around: 0…1.
    public var opacity: Double
    /// What state asks for.
    public var model: State
    /// What is on screen.
    public var presentation: State
    /// Names of the properties that run: `position`, `size`, `transform`, `opacity`, ….
    public var animating: [String]
    /// The layers on this one, back to front.
    public var children: [LayerSnapshot]

    /// This layer and all on it, in drawing order.
    public var all: [LayerSnapshot] { [self] + children.flatMap(\.all) }

    /// The first layer, in drawing order, whose label or text is `name`.
    public func first(named name: String) -> LayerSnapshot? { all.first { $0.label == name || $0.text == name } }
}

extension LayerContext {
    /// The whole tree as presented.
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
            model: state(geometryProperty.model, effectProperty.model, opacityProperty.model),
            presentation: state(
                geometryProperty.presented, effectProperty.presented, opacityProperty.presented),
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

/// `value` as JSON can hold it; without negative zeros, which mean nothing to a reader.
private func finite(_ value: Double) -> Double { value.isFinite ? value + 0 : 0 }
private func finite(_ point: CGPoint) -> CGPoint { CGPoint(x: finite(point.x), y: finite(point.y)) }
private func finite(_ size: CGSize) -> CGSize { CGSize(width: finite(size.width), height: finite(size.height)) }
private func finite(_ rect: CGRect) -> CGRect { CGRect(origin: finite(rect.origin), size: finite(rect.size)) }
