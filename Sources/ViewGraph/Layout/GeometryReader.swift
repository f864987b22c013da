import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// A view whose content depends on its own size and place (S23.26).
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Makes the content. Called again when the size changes, or a frame that it read from the proxy.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader.
    ///
    /// - Parameter content: makes the content from the size and place of the reader. The content is placed at the top
    ///   leading corner.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// True: a reader is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the box of the reader. The content is made when the box is first placed.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = GeometryReaderBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            inputs.lifetime.onEnd { [unowned host = inputs.host] in host.geometryObservers.remove(box) }
            let graph = inputs.graph
            let inner = inputs.inside(box)
            // The content is made when the size is known, so that it never sees a size that is not its own.
            box.makeContent = { [unowned box] in
                let proxy = inner.lifetime.perform { graph.addSource(box.proxy) }
                box.proxyAttribute = proxy
                let latest = graph.untracked { graph.peek(view.attribute) }
                let shown = inner.lifetime.perform { graph.addSource(latest) }
                // A new closure waits for the layout of the same update: before that, the size may be outdated.
                var isFirst = true
                inner.sink(view.attribute) { [unowned box] view in
                    defer { isFirst = false }
                    if isFirst { return }
                    box.updateContent = { graph.set(shown, to: view) }
                    box.invalidatePlacement()
                }
                let evaluation = BodyEvaluation(host: inner.host)
                let content = inner.lifetime.perform {
                    graph.addEagerRule(
                        GeometryContentRule(view: shown, proxy: proxy, evaluation: evaluation))
                }
                evaluation.body = content.place
                graph.untracked { Content._makeView(_GraphValue(content), inputs: inner) }
            }
        }
    }
}

private struct GeometryContentRule<Content: View>: Rule {
    let view: Attribute<GeometryReader<Content>>
    let proxy: Attribute<GeometryProxy>
    let evaluation: BodyEvaluation

    static var name: String { "content of \(GeometryReader<Content>.self)" }

    func evaluate(in graph: Graph) -> Content {
        let view = graph.read(view)
        let proxy = graph.read(proxy)
        return evaluation.run(GeometryReader<Content>.self) { view.content(proxy) }
    }
}

/// The box of a `GeometryReader`: it takes the proposed size, which never depends on its content.
@MainActor final class GeometryReaderBox: LayoutBox, GeometryObserver, PlaceReader {
    var makeContent: (@MainActor () -> Void)?
    var proxyAttribute: Attribute<GeometryProxy>?
    /// Replaces the content's closure by that of this update; nil if it did not change.
    var updateContent: (@MainActor () -> Void)?
    private var revision = 0
    /// Frames that the content read when it was last made.
    private var reads = PlaceReads()

    var proxy: GeometryProxy { GeometryProxy(size: size, box: self, revision: revision) }

    /// Called when the content has read where this box is, also later: programs follow scrolling with a closure of the
    /// content that reads the frame on the main queue.
    func placeWasRead(_ frame: CGRect, in space: CoordinateSpace) {
        if reads.isEmpty { host.geometryObservers.add(self) }
        reads.append(frame, in: space)
    }

    func geometryMayHaveChanged() {
        guard let proxyAttribute, host.graph.isAlive(proxyAttribute), !isInLeavingView,
            reads.differ(for: self)
        else { return }
        reads = PlaceReads()
        host.geometryObservers.remove(self)
        revision += 1
        host.graph.set(proxyAttribute, to: proxy)
    }

    override class var kind: BoxKind { [.boundary, .hidesContent, .endsTraits] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override func placeContent() {
        if let makeContent {
            self.makeContent = nil
            makeContent()
        } else if let proxyAttribute {
            host.graph.set(proxyAttribute, to: proxy)
            updateContent?()
            updateContent = nil
        }
        host.flushDuringLayout()
        // Content that was just made is placed now, and not a second time later. This includes boxes whose answers have
        // changed.
        isWaitingForLayout = false
        lookAgain()
        memory.state.staleness.remove(.placement)
        let proposal = ProposedViewSize(size)
        for box in content.boxes { box.place(at: .zero, proposal: proposal) }
    }
}
