import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// `navigationDestination(for:destination:)`: says how values of one type are shown.
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

/// A view that a closure makes: what the closure reads of state, it depends on.
nonisolated struct DestinationView<Content: View>: View {
    let make: () -> Content

    init(_ make: @escaping () -> Content) { self.make = make }

    @MainActor var body: some View { make() }
}

/// Shows a page as long as a Boolean says so: what links and `navigationDestination(isPresented:)` do.
nonisolated struct PresentedPageModifier: InputsModifier {
    let isPresented: Bool
    let content: () -> AnyView
    /// It has been popped, or has come back after all.
    let changed: (Bool) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let presenter = NavigationPresenter()
        let graph = inputs.graph
        weak var page: NavigationPage?
        inputs.sink(inputs.environment) { page = $0.navigationPage ?? page }
        let tell: @MainActor (Bool) -> Void = { isPresented in
            if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).changed(isPresented) }
        }
        // Pages are made when everything around is.
        inputs.sink(modifier.attribute) { [unowned host = inputs.host, scope = inputs.scope] value in
            guard let page, let model = page.model else { return }
            let animates = !scope.resolve().disablesAnimations
            guard value.isPresented else { return model.end(presenter, animates: animates) }
            host.whenMade { [weak model, weak page] in
                guard let model, let page else { return }
                model.present(
                    value.content(), by: presenter, over: page, animates: animates, dismissed: { tell(false) },
                    restored: { tell(true) })
            }
        }
        inputs.lifetime.onEnd { [unowned host = inputs.host] in
            guard let model = page?.model else { return }
            let animates = !host.transaction.disablesAnimations
            host.enqueue(Transaction()) { [weak model] in model?.end(presenter, animates: animates) }
        }
    }
}

extension View {
    /// Has values of type `data` on the path of the stack around shown by `destination` (S20.1).
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier<D, C>(destination: destination))
    }

    /// Shows `destination` over this page while `isPresented` is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedPageModifier(
                isPresented: isPresented.wrappedValue, content: { AnyView(DestinationView(destination)) },
                changed: { if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 } }))
    }

    /// Shows `destination` of `item` over this page while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemDestinationModifier(item: item, destination: destination))
    }
}

/// `navigationDestination(item:)`: the page shows the item as long as it is on its way out, too.
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
