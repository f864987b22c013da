import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// `navigationDestination(for:destination:)`: sets the destination view for values of one type.
nonisolated struct NavigationDestinationModifier<Value: Hashable, Destination: View>: InputsModifier {
    let destination: (Value) -> Destination

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let owner = NavigationPresenter()
        let type = ObjectIdentifier(Value.self)
        weak var model: NavigationModel?
        inputs.sink(inputs.environment) { model = $0.navigationPage?.model ?? model }
        inputs.sink(modifier.attribute) { value in
            model?.register(type, owner: owner) { element in
                (element.base as? Value).map { element in
                    AnyView(DestinationView { value.destination(element) })
                }
            }
        }
        inputs.lifetime.onEnd { model?.unregister(type, owner: owner) }
        if graph.peek(inputs.environment).navigationPage == nil {
            inputs.host.report("navigationDestination outside of a NavigationStack does nothing (S20.1).")
        }
    }
}

/// View made by a closure; it depends on the state that the closure reads.
nonisolated package struct DestinationView<Content: View>: View {
    let make: () -> Content

    package init(_ make: @escaping () -> Content) { self.make = make }

    @MainActor package var body: some View { make() }
}

/// Presents a page while a Boolean is true: for links and `navigationDestination(isPresented:)`.
nonisolated struct PresentedPageModifier: InputsModifier {
    let isPresented: Bool
    let content: () -> AnyView
    /// Called with false when the page was popped, and with true when a cancelled drag brings it back.
    let changed: (Bool) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let presenter = NavigationPresenter()
        let graph = inputs.graph
        weak var page: NavigationPage?
        weak var column: ColumnLink?
        // True if another presenter of the same binding has put its page there.
        var isRefused = false
        inputs.sink(inputs.environment) {
            page = $0.navigationPage ?? page
            column = $0.nextColumn
        }
        let tell: @MainActor (Bool) -> Void = { isPresented in
            if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).changed(isPresented) }
        }
        // Pages are made after all views around them.
        inputs.sink(modifier.attribute) { [unowned host = inputs.host, scope = inputs.scope] value in
            guard let page, let model = page.model else { return }
            let animates = !scope.resolve().disablesAnimations
            guard value.isPresented else {
                isRefused = false
                column?.end(presenter)
                return model.end(presenter, animates: animates)
            }
            host.whenMade { [weak model, weak page] in
                guard let model, let page, !isRefused else { return }
                if let column { return column.present(value.content(), by: presenter) { tell(false) } }
                isRefused = !model.present(
                    value.content(), by: presenter, over: page, animates: animates, dismissed: { tell(false) },
                    restored: { tell(true) })
            }
        }
        inputs.lifetime.onEnd { [unowned host = inputs.host] in
            guard let model = page?.model else { return }
            let animates = !host.transaction.disablesAnimations
            host.enqueue(Transaction()) { [weak model] in
                column?.end(presenter)
                model?.end(presenter, animates: animates)
            }
        }
    }
}

extension View {
    /// Makes the view for each value of type `data` on the path of the stack around by `destination` (S20.1).
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier<D, C>(destination: destination))
    }

    /// Presents `destination` as a page over this one while `isPresented` is true; popping the page makes it false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedPageModifier(
                isPresented: isPresented.wrappedValue, content: { AnyView(DestinationView(destination)) },
                changed: { if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 } }))
    }

    /// Presents `destination` of `item` as a page over this one while `item` is not nil; popping the page makes it nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemDestinationModifier(item: item, destination: destination))
    }
}

/// `navigationDestination(item:)`. The page still shows the last item while it leaves.
nonisolated private struct ItemDestinationModifier<Item: Hashable, Destination: View>: ViewModifier {
    let item: Binding<Item?>
    let destination: (Item) -> Destination
    @State private var last: Item?

    @MainActor func body(content: Content) -> some View {
        let shown = item.wrappedValue
        content
            .modifier(
                PresentedPageModifier(
                    isPresented: shown != nil,
                    content: {
                        (shown ?? last).map { value in AnyView(DestinationView { destination(value) }) }
                            ?? AnyView(EmptyView())
                    },
                    changed: { isPresented in
                        if !isPresented {
                            item.wrappedValue = nil
                        } else if item.wrappedValue == nil {
                            item.wrappedValue = last
                        }
                    })
            )
            .onChange(of: shown, initial: true) { _, new in if let new { last = new } }
    }
}
