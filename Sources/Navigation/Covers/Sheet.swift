import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

extension View {
    /// Shows a sheet with `content` while `isPresented` is true; dragging it down, Escape and `dismiss` make that
    /// false. `onDismiss` runs when it has disappeared.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                isPresented: isPresented.wrappedValue, identity: nil, style: .sheet,
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, dismissed: onDismiss,
                cover: DestinationView(content)))
    }

    /// Shows a sheet with the `content` for `item` while `item` is not nil; dragging it down, Escape and `dismiss` make
    /// that nil. An item of another identity gets another sheet. `onDismiss` runs when a sheet has disappeared.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCoverModifier(item: item, style: .sheet, dismissed: onDismiss, content: content))
    }

    /// Covers the window with `content` while `isPresented` is true. `onDismiss` runs when the cover has disappeared.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                isPresented: isPresented.wrappedValue, identity: nil, style: .full,
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, dismissed: onDismiss,
                cover: DestinationView(content)))
    }

    /// Covers the window with the `content` for `item` while `item` is not nil. An item of another identity gets
    /// another cover. `onDismiss` runs when a cover has disappeared.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCoverModifier(item: item, style: .full, dismissed: onDismiss, content: content))
    }

    /// Keeps people from dismissing the sheet around by Escape or by dragging, if `isDisabled` is true; `dismiss` still
    /// works.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(DismissRefusalModifier(isDisabled: isDisabled))
    }
}

/// Sheet or cover of an item. It still shows the last item while it disappears.
nonisolated private struct ItemCoverModifier<Item: Identifiable, Cover: View>: ViewModifier {
    let item: Binding<Item?>
    let style: CoverStyle
    let dismissed: (() -> Void)?
    let content: (Item) -> Cover
    @State private var last: Item?

    init(
        item: Binding<Item?>, style: CoverStyle, dismissed: (() -> Void)?, content: @escaping (Item) -> Cover
    ) {
        self.item = item
        self.style = style
        self.dismissed = dismissed
        self.content = content
    }

    @MainActor func body(content view: Content) -> some View {
        let shown = item.wrappedValue
        view
            .modifier(
                CoverModifier(
                    isPresented: shown != nil, identity: shown.map { AnyHashable($0.id) }, style: style,
                    end: { if item.wrappedValue != nil { item.wrappedValue = nil } }, dismissed: dismissed,
                    cover: DestinationView { (shown ?? last).map { content($0).id($0.id) } })
            )
            .onChange(of: shown?.id, initial: true) { if let shown = item.wrappedValue { last = shown } }
    }
}

/// Forbids interactive dismissal of the sheet around.
nonisolated private struct DismissRefusalModifier: InputsModifier {
    let isDisabled: Bool

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let owner = NavigationPresenter()
        let graph = inputs.graph
        let environment = inputs.environment
        inputs.sink(modifier.attribute) { value in
            graph.peek(environment).coverHandle?.refuse(owner, value.isDisabled)
        }
        inputs.lifetime.onEnd {
            if graph.isAlive(environment) { graph.peek(environment).coverHandle?.refuse(owner, false) }
        }
    }
}
