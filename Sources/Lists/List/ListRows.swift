import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The rows of a list, in the scroll view that the list is.
nonisolated struct ListRows<Content: View>: _PrimitiveView {
    let content: Content
    let kind: _ListKind
    let isEditing: Bool
    let selection: ListSelection?

    @MainActor static var _isOneElement: Bool { true }

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let graph = inputs.graph
            let environment = inputs.environment
            let (first, value) = graph.untracked { (graph.peek(environment), graph.peek(view.attribute)) }
            let box = ListBox(ListSettings(first, isEditing: value.isEditing), inputs)
            box.resolve = { $0.resolve(in: graph.peek(environment)) }
            inputs.add(box, named: Self.self)
            inputs.sink(environment) { [unowned box] in
                box.set(ListSettings($0, isEditing: box.settings.isEditing))
            }
            inputs.sink(view.attribute, of: ListRows<Content>.self) {
                _ = $0.selection?.values()
            } then: { [unowned box] in
                box.set($0.selection)
                box.set(ListSettings(graph.peek(environment), isEditing: $0.isEditing))
            }
            box.followInput(inputs)
            var inner = inputs.inside(box)
            inner.isLazy = true
            inner.setEnvironment(from: view) { environment, view in
                environment.isInListRow = true
                environment.sectionLooks = .list(view.kind)
                environment.pickerPage = .inList
            }
            inner.wrapper = RowWrapper(box, inner)
            Content._makeView(view[\.content], inputs: inner)
        }
    }
}

/// Makes a row around each element of a list.
private final class RowWrapper: ElementWrapper {
    private unowned let list: ListBox
    private let origin: _ViewInputs.Origin

    init(_ list: ListBox, _ inputs: _ViewInputs) {
        self.list = list
        origin = inputs.origin
        super.init(direct: nil)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace {
        let outer = _ViewInputs(origin, at: place)
        let presses = GestureBox(host: outer.host, scope: outer.scope)
        outer.add(presses, named: GestureBox.self)
        presses.followEnvironment(of: outer)
        let inner = outer.inside(presses)
        let row = ListRowBox(inner, in: list, presses: presses)
        inner.add(row, named: ListRowBox.self)
        return inner.contentPlace(of: row)
    }
}
