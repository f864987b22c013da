package import LayerTree
@_spi(Engine) package import ViewGraph

/// Where something lies that a view stands for: what it may put there beside its layers.
@MainActor package final class RepresentablePlace {
    package let box: RepresentableBox
    package let inputs: _ViewInputs

    package init(_ box: RepresentableBox, _ inputs: _ViewInputs) {
        self.box = box
        self.inputs = inputs
    }

    package var host: ViewHost { inputs.host }

    /// Has a gesture of SwiftUI's kind follow what people do on `layer` and on what lies on it.
    package func addGesture<G: Gesture>(_ gesture: G, priority: GesturePriority = .normal, on layer: Layer) {
        let gestures = GestureBox(host: host, scope: inputs.scope)
        gestures.gesture = GestureAttachment(gesture, box: gestures, inputs: inputs)
        gestures.priority = priority
        gestures.followEnvironment(of: inputs)
        gestures.space = layer
        box.add(gestures, on: layer)
    }

    /// Shows views on a plain layer.
    package func host<Content: View>(_ view: Content) -> HostedViews<Content> { HostedViews(view, in: box, inputs) }
}
