package import LayerTree
@_spi(Engine) package import ViewGraph

/// Position in the view tree of content that a view represents; the content can add gestures and views there.
@MainActor package final class RepresentablePlace {
    package let box: RepresentableBox
    package let inputs: _ViewInputs

    package init(_ box: RepresentableBox, _ inputs: _ViewInputs) {
        self.box = box
        self.inputs = inputs
    }

    package var host: ViewHost { inputs.host }

    /// Attaches a SwiftUI gesture to `layer` and its sublayers.
    package func addGesture<G: Gesture>(_ gesture: G, priority: GesturePriority = .normal, on layer: Layer) {
        let gestures = GestureBox(host: host, scope: inputs.scope)
        gestures.gesture = GestureAttachment(gesture, box: gestures, inputs: inputs)
        gestures.priority = priority
        gestures.followEnvironment(of: inputs)
        gestures.space = layer
        box.add(gestures, on: layer)
    }

    /// Shows SwiftUI views on a plain layer.
    package func host<Content: View>(_ view: Content) -> HostedViews<Content> { HostedViews(view, in: box, inputs) }
}
