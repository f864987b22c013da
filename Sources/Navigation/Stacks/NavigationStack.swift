import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Root view with a stack of pages over it (S20.1).
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: NavigationPathAccess?
    @State private var own = NavigationPath()

    /// Makes a stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Makes a stack that shows the values in `path`, of any types, over `root`.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathAccess(
            items: { path.wrappedValue.items }, set: { path.wrappedValue = NavigationPath(items: $0) })
    }

    /// Makes a stack that shows the values in `path`, of one type, over `root`.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = NavigationPathAccess(
            items: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    /// Content of the view.
    @MainActor public var body: some View {
        let access =
            path ?? NavigationPathAccess(items: { own.items }, set: { own = NavigationPath(items: $0) })
        PageStack(root: root, items: access.items(), set: access.set)
    }
}

/// Access to a path of any type.
struct NavigationPathAccess {
    let items: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
}

/// Pages of a path over a root.
nonisolated struct PageStack<Root: View>: _PrimitiveView {
    let root: Root
    let items: [AnyHashable]
    let set: ([AnyHashable]) -> Void

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let host = inputs.host
            let graph = inputs.graph
            let presses = GestureBox(host: host, scope: inputs.scope)
            inputs.add(presses, named: GestureBox.self)
            let inner = inputs.inside(presses)
            let stack = PageStackBox(inner, root: NavigationModel.rootID, presses: presses)
            inner.add(stack, named: NavigationStack<NavigationPath, Root>.self)
            let model = NavigationModel(stack: stack, host: host, scope: inputs.scope)
            stack.makeContent = { [unowned model] id, _, inputs in
                let page = model.page(id)
                var inputs = inputs
                inputs.setEnvironment(from: view) { [unowned model] environment, _ in
                    model.enter(page, &environment)
                }
                guard id != NavigationModel.rootID else {
                    let rule = inputs.lifetime.perform {
                        graph.addRule(RootPageRule(stack: view.attribute, page: page))
                    }
                    return NavigationPageView<Root>._makeView(_GraphValue(rule), inputs: inputs)
                }
                let source = inputs.lifetime.perform { graph.addSource(page.view) }
                page.show = { [unowned graph] in if graph.isAlive(source) { graph.set(source, to: $0) } }
                NavigationPageView<AnyView>._makeView(_GraphValue(source), inputs: inputs)
            }
            inputs.sink(inputs.environment) { [unowned model] in
                model.tab = $0.tabLink
                model.column = $0.ownColumn
            }
            stack.pathChanged = { [unowned model] in model.followed(to: $0) }
            let keys = host.focus.addKeyHandler(box: stack) { [unowned model] in model.keyPressed($0) }
            inputs.lifetime.onEnd { [unowned host] in
                host.focus.removeKeyHandler(keys)
                model.column = nil
                // Keeps the model alive as long as its views.
                withExtendedLifetime(model) {}
            }
            inputs.sink(view.attribute, phase: .structure) { [scope = inputs.scope] value in
                model.set = value.set
                model.pathChanged(to: value.items, animates: !scope.resolve().disablesAnimations)
            }
        }
    }
}

/// Makes the view of the root's page.
private struct RootPageRule<Root: View>: Rule {
    let stack: Attribute<PageStack<Root>>
    let page: NavigationPage

    func evaluate(in graph: Graph) -> NavigationPageView<Root> {
        NavigationPageView(content: graph.read(stack).root, page: page)
    }
}
