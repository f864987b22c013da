import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

extension View {
    /// Shows a sheet while `isPresented` is true; `onDismiss` runs when it has gone. It can be dragged down, and Escape and
    /// `dismiss` end it.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                isPresented: isPresented.wrappedValue, identity: nil, style: .sheet,
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, dismissed: onDismiss,
                cover: DestinationView(content)))
    }

    /// Shows a sheet of `item` while there is one; another identity is another sheet.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCoverModifier(item: item, style: .sheet, dismissed: onDismiss, content: content))
    }

    /// Covers the whole window while `isPresented` is true; `onDismiss` runs when the cover has gone.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                isPresented: isPresented.wrappedValue, identity: nil, style: .full,
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, dismissed: onDismiss,
                cover: DestinationView(content)))
    }

    /// Covers the whole window with a view of `item` while there is one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCoverModifier(item: item, style: .full, dismissed: onDismiss, content: content))
    }

    /// Keeps people from ending the sheet that this view is in by Escape or by dragging it; `dismiss` still does.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(DismissRefusalModifier(isDisabled: isDisabled))
    }
}

/// A sheet or cover of an item; on its way out it still shows the item.
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

/// Has the sheet around stay until it is dismissed by a program.
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
