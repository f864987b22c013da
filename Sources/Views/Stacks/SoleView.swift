import AttributeGraph
import Geometry
@_spi(Engine) package import ViewGraph

/// Content of a window or a page as one element: several views stand above one another, as in a `VStack` (S23.31).
nonisolated package struct SoleView<Content: View>: _PrimitiveView {
    let content: Content
    let layout = VStackLayout()

    /// - Parameter content: the views of the window or page.
    package init(_ content: Content) { self.content = content }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the views, in a stack unless it is known that there is one.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = view[\.content]
        let graph = inputs.graph
        let erased = graph.untracked { graph.peek(content.attribute) } as? AnyView
        guard !(erased.map { ElementCounts.isOne($0.content) } ?? ElementCounts.isOne(Content.self)) else {
            return Content._makeView(content, inputs: inputs)
        }
        VStackLayout.makeContainer(view[\.layout], named: Self.self, inputs: inputs) {
            Content._makeView(content, inputs: $0)
        }
    }

}

extension ElementCounts {
    /// True if `view` is one element, whatever its values.
    fileprivate static func isOne(_ view: some View) -> Bool { isOne(type(of: view)) }
}
