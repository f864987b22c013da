@_spi(Engine) import AnimationCore
import AttributeGraph
public import Geometry
@_spi(Engine) public import ViewGraph

/// Scroll views inside one `ScrollViewReader`.
@MainActor final class ScrollRegistry {
    private var boxes: [ScrollBox] = []
    unowned let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    func add(_ box: ScrollBox) { boxes.append(box) }
    func remove(_ box: ScrollBox) { boxes.removeAll { $0 === box } }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        host.enqueue(Transaction.current) { [weak self] in
            guard let self else { return }
            for box in boxes where box.reveal(id, anchor: anchor) { return }
            for box in boxes { box.revealUnmade(id, anchor: anchor) }
        }
    }
}

/// Handle for scrolling the scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
    weak var registry: ScrollRegistry?

    /// Scrolls the view with identity `id` into view: its point `anchor` comes to that point of the scroll view, or
    /// with nil it moves the shortest way. `withAnimation` animates this (S24.9).
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        registry?.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

/// Gives its content a proxy that scrolls the scroll views in it (S24.9).
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
    /// Makes the content from a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Makes a reader whose content can scroll.
    ///
    /// - Parameter content: makes the content from a proxy, for use in its actions.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let registry = ScrollRegistry(inputs.host)
        let graph = inputs.graph
        let evaluation = BodyEvaluation(host: inputs.host)
        let body = inputs.lifetime.perform {
            graph.addRule(
                ScrollReaderRule(view: view.attribute, registry: registry, evaluation: evaluation))
        }
        evaluation.body = body.place
        var inner = inputs
        inner.setEnvironment(from: view) { environment, _ in environment.scrollRegistry = registry }
        Content._makeView(_GraphValue(body), inputs: inner)
    }
}

private struct ScrollReaderRule<Content: View>: Rule {
    let view: Attribute<ScrollViewReader<Content>>
    let registry: ScrollRegistry
    let evaluation: BodyEvaluation

    func evaluate(in graph: Graph) -> Content {
        let view = graph.read(view)
        return evaluation.run(ScrollViewReader<Content>.self) { view.content(ScrollViewProxy(registry: registry)) }
    }
}
