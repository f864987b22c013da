@_spi(Engine) public import Controls
import Foundation
public import Geometry
@_spi(Engine) import Presentations
@_spi(Engine) public import ViewGraph
import Views

extension View {
    /// Shows a panel with `content` beside this view while `isPresented` is true; Escape and a press beside the panel
    /// make that false.
    ///
    /// `attachmentAnchor` is the part of the view beside which the panel is shown, and `arrowEdge` the side of that
    /// part if there is room; nil is below.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let dismiss = DismissAction { isPresented.wrappedValue = false }
        return modifier(
            PanelModifier(
                isPresented: isPresented.wrappedValue,
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                place: PanelPlace(attachment: attachmentAnchor, arrowEdge: arrowEdge),
                panel: SoleView(DestinationView(content)).environment(\.dismiss, dismiss).environment(
                    \.outerSearch, nil)))
    }

    /// Shows a panel with the `content` for `item` beside this view while `item` is not nil; Escape and a press beside
    /// the panel make that nil.
    ///
    /// `attachmentAnchor` is the part of the view beside which the panel is shown, and `arrowEdge` the side of that
    /// part if there is room; nil is below.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let place = PanelPlace(attachment: attachmentAnchor, arrowEdge: arrowEdge)
        return modifier(ItemPopoverModifier(item: item, place: place, content: content))
    }
}

/// Panel of an item. It still shows the last item while it disappears.
nonisolated private struct ItemPopoverModifier<Item: Identifiable, Panel: View>: ViewModifier {
    let item: Binding<Item?>
    let place: PanelPlace
    let content: (Item) -> Panel
    @State private var last: Item?

    init(item: Binding<Item?>, place: PanelPlace, content: @escaping (Item) -> Panel) {
        self.item = item
        self.place = place
        self.content = content
    }

    @MainActor func body(content view: Content) -> some View {
        let shown = item.wrappedValue
        let dismiss = DismissAction { item.wrappedValue = nil }
        view
            .modifier(
                PanelModifier(
                    isPresented: shown != nil, end: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                    place: place,
                    panel: SoleView(DestinationView { (shown ?? last).map { content($0).id($0.id) } })
                        .environment(\.dismiss, dismiss).environment(\.outerSearch, nil))
            )
            .onChange(of: shown?.id, initial: true) { if let shown = item.wrappedValue { last = shown } }
    }
}
