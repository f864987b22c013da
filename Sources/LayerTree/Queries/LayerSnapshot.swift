import Foundation
import Geometry

/// The layer tree as numbers: what tests and scripts' `layers` read (DESIGN §5).
package struct LayerSnapshot: Equatable, Sendable, Encodable {
    /// A layer's own values, as model or as presented.
    package struct State: Equatable, Sendable, Encodable {
        /// Top left corner in the superlayer's space, before the effect; points.
        package var position: [Double]
        package var size: [Double]
        package var opacity: Double
        /// The effect as 4×4 numbers by rows, for row vectors, in the layer's own space.
        package var transform: [Double]
    }

    package var id: Int
    package var view: String
    package var label: String?
    package var text: String?
    /// The upright rectangle around `quad`: x, y, width, height.
    package var frame: [Double]
    /// The corners in the window as presented, from the layer's top left clockwise; each x, y.
    package var quad: [[Double]]
    /// As presented, with that of all layers around.
    package var opacity: Double
    package var model: State
    package var presentation: State
    /// Names of the properties that run.
    package var animating: [String]
    package var children: [LayerSnapshot]

    /// This layer and all on it, in drawing order.
    package var all: [LayerSnapshot] { [self] + children.flatMap(\.all) }

    /// The first layer, in drawing order, whose label or text is `name`.
    package func first(named name: String) -> LayerSnapshot? { all.first { $0.label == name || $0.text == name } }
}

extension LayerContext {
    /// The whole tree as presented.
    package func snapshot() -> LayerSnapshot { root.snapshot(opacity: 1) }
}

extension Layer {
    fileprivate func snapshot(opacity outer: Double) -> LayerSnapshot {
        let opacity = outer * presentedOpacity
        let quad = quad
        let frame = CGRect(around: quad)
        return LayerSnapshot(
            id: id, view: viewName, label: label, text: text,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(finite),
            quad: quad.map { [finite($0.x), finite($0.y)] }, opacity: finite(opacity),
            model: state(geometryProperty.model, effectProperty.model, opacityProperty.model),
            presentation: state(geometryProperty.presented, effectProperty.presented, opacityProperty.presented),
            animating: animating, children: sublayers.map { $0.snapshot(opacity: opacity) })
    }

    private func state(_ geometry: LayerGeometry, _ effect: LayerEffect, _ opacity: Double) -> LayerSnapshot.State {
        LayerSnapshot.State(
            position: [finite(geometry.origin.x), finite(geometry.origin.y)],
            size: [finite(geometry.size.width), finite(geometry.size.height)], opacity: finite(opacity),
            transform: effect.transform(size: geometry.size).rows.map(finite))
    }
}

/// `value` as JSON can hold it; without negative zeros, which mean nothing to a reader.
private func finite(_ value: Double) -> Double { value.isFinite ? value + 0 : 0 }
