public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// What of a view a popover points to.
public enum PopoverAttachmentAnchor {
    /// A part of the view: all of it with `.bounds`.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, in parts of its size.
    case point(UnitPoint)

    /// In the window, for a view with this frame there.
    func frame(of frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.inWindow(frame)
        case .point(let point):
            CGRect(
                origin: CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height),
                size: .zero)
        }
    }
}

/// Where a panel is shown: on the side of the edge that its arrow would point to, below if nothing is said.
nonisolated struct PanelPlace {
    var attachment = PopoverAttachmentAnchor.rect(.bounds)
    var arrowEdge: Edge?

    func side(mirrored: Bool) -> PresentationPlacement.Side {
        switch arrowEdge {
        case .top: .above
        case .leading: mirrored ? .right : .left
        case .trailing: mirrored ? .left : .right
        case .bottom, nil: .below
        }
    }
}

extension View {
    /// Shows a panel beside this view while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is shown; Escape and a press beside it make this false.
    ///   - attachmentAnchor: what of the view it is shown beside.
    ///   - arrowEdge: on which side of that, if there is room; below if nothing is said.
    ///   - content: what is in it.
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
                panel: DestinationView(content).environment(\.dismiss, dismiss)))
    }

    /// Shows a panel of `item` beside this view while there is one; else as ``popover(isPresented:attachmentAnchor:arrowEdge:content:)``.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let place = PanelPlace(attachment: attachmentAnchor, arrowEdge: arrowEdge)
        return modifier(ItemPopoverModifier(item: item, place: place, content: content))
    }
}

/// A panel of an item; on its way out it still shows the item.
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
                    panel: DestinationView { (shown ?? last).map { content($0).id($0.id) } }
                        .environment(\.dismiss, dismiss))
            )
            .onChange(of: shown?.id, initial: true) { if let shown = item.wrappedValue { last = shown } }
    }
}
