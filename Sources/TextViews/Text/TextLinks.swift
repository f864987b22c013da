import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The links of a text: child views that lie over its characters and take presses, keys and the focus.
@MainActor final class TextLinks {
    private let list: BoxList
    private let graph: Graph
    private let source: Attribute<LinkList>
    private var areas: [LinkArea] = []

    /// Makes the views of the links of `box`.
    ///
    /// - Parameters:
    ///   - box: the text's box.
    ///   - origin: inputs of the text's place in the view tree, which the links inherit.
    ///   - lifetime: lifetime of the text's view.
    init(of box: TextBox, _ origin: _ViewInputs.Origin, _ lifetime: Lifetime) {
        list = BoxList(owner: box)
        box.extraContent = list
        let inputs = _ViewInputs(origin, at: ElementPlace(list: list, lifetime: lifetime))
        let graph = inputs.graph
        self.graph = graph
        let source = graph.untracked { lifetime.perform { graph.addSource(LinkList(links: [])) } }
        self.source = source
        graph.untracked { lifetime.perform { LinkList._makeView(_GraphValue(source), inputs: inputs) } }
    }

    func show(_ links: [TextLink]) {
        while areas.count < links.count { areas.append(LinkArea()) }
        graph.set(
            source,
            to: LinkList(links: links.indices.map { LinkPlace(number: $0, link: links[$0], area: areas[$0]) }))
    }

    var boxes: [LayoutBox] { list.boxes }

    /// Layers of the links, back to front.
    var layers: [Layer] {
        var layers: [Layer] = []
        for box in boxes {
            if let layer = box.layer { layers.append(layer) } else { box.appendLayers(to: &layers) }
        }
        return layers
    }

    /// Places each link over its characters. A link that was truncated away gets size zero, and so cannot take the
    /// focus.
    func place(over layout: any TextLayout) {
        let links = graph.untracked { graph.peek(source).links }
        for (box, place) in zip(boxes, links) {
            let lines = place.link.runs.flatMap { layout.frames(ofRun: $0) }
            let bounds = lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
            place.area.lines = lines.map { $0.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }
            box.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// Rectangles of a link's characters, one per line, in the coordinates of the link's frame.
@MainActor final class LinkArea {
    var lines: [CGRect] = []
}

/// A link, its index among the text's links, and its hit area.
struct LinkPlace: Equatable {
    let number: Int
    let link: TextLink
    let area: LinkArea

    static func == (a: Self, b: Self) -> Bool { a.number == b.number && a.link == b.link && a.area === b.area }
}

private struct LinkList: View {
    let links: [LinkPlace]

    var body: some View { ForEach(links, id: \.number) { LinkView(place: $0) } }
}

private struct LinkView: View {
    let place: LinkPlace
    @Environment(\.openURL) private var openURL

    var body: some View {
        PressableView(action: { openURL(place.link.url) }, tracksHover: false) { _ in LinkTarget(area: place.area) }
            .accessibilityLabel(place.link.string)
            .accessibilityRole(.link)
    }
}

/// Hit target of a link: the rectangles of its lines, not all of its frame.
nonisolated private struct LinkTarget: _PrimitiveView {
    let area: LinkArea

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = LeafBox(inputs)
            inputs.add(box, named: Self.self)
            inputs.sink(view.attribute) { value in
                let area = value.area
                box.ownLayer.hitShape = { _ in Path { path in path.addRects(area.lines) } }
            }
        }
    }
}
