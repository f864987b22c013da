import AttributeGraph
public import Foundation
public import Geometry

/// A view whose content is made from the size and place that it got (S23.26).
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = GeometryReaderBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            let graph = inputs.graph
            let inner = inputs.inside(box)
            // The content is made when the size is known: it never sees one that it does not have.
            box.makeContent = { [unowned box] in
                let proxy = inner.lifetime.perform { graph.addSource(box.proxy) }
                box.proxyAttribute = proxy
                let evaluation = BodyEvaluation(host: inner.host)
                let content = inner.lifetime.perform {
                    graph.addRule(
                        GeometryContentRule(view: view.attribute, proxy: proxy, evaluation: evaluation))
                }
                evaluation.invalidate = { graph.invalidateIfAlive(content) }
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

/// Where a view is and how large, at final values (S1.13).
public struct GeometryProxy: Equatable {
    public let size: CGSize
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    weak var box: LayoutBox?

    package init(size: CGSize, box: LayoutBox) {
        self.size = size
        self.box = box
    }

    public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool { a.size == b.size && a.box === b.box }

    /// The frame in `space`, at final values; effects around count by their offsets only.
    @MainActor public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// The frame in `space`, at final values; effects around count by their offsets only.
    @_disfavoredOverload @MainActor public func frame(in space: CoordinateSpace) -> CGRect {
        guard let box, space != .local else { return CGRect(origin: .zero, size: size) }
        let origin = box.origin(of: space)?.frameInWindow().origin ?? .zero
        return box.frameInWindow().offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

/// The box of a `GeometryReader`: it takes the proposal, and its size never depends on its content.
@MainActor final class GeometryReaderBox: LayoutBox {
    var makeContent: (@MainActor () -> Void)?
    var proxyAttribute: Attribute<GeometryProxy>?

    var proxy: GeometryProxy { GeometryProxy(size: size, box: self) }

    override var isLayoutBoundary: Bool { true }
    override var soleContent: LayoutBox? { nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override func placeContent() {
        if let makeContent {
            self.makeContent = nil
            makeContent()
        } else if let proxyAttribute {
            host.graph.set(proxyAttribute, to: proxy)
        }
        host.flushDuringLayout()
        // What has just been made is placed now, and not once more later.
        isWaitingForLayout = false
        let proposal = ProposedViewSize(size)
        for box in content.boxes { box.place(at: .zero, proposal: proposal) }
    }
}
