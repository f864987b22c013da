import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// A view with an inspector: a trailing column where there is room, a sheet elsewhere.
nonisolated struct InspectorView<Content: View, Inspector: View>: View {
    let content: Content
    let inspector: Inspector
    let isPresented: Binding<Bool>
    @State private var isCompact = false
    @State private var limits = ColumnWidth(least: 200, ideal: 270, most: 400)
    /// Width to which people have dragged the column, in points; nil before.
    @State private var dragged: CGFloat?
    @Environment(\.colorScheme) private var colorScheme

    init(content: Content, inspector: Inspector, isPresented: Binding<Bool>) {
        self.content = content
        self.inspector = inspector
        self.isPresented = isPresented
    }

    /// Width below which the inspector is a sheet, in points.
    private static var compactWidth: CGFloat { 560 }

    @MainActor var body: some View {
        let isShown = isPresented.wrappedValue && !isCompact
        InspectorLayout(width: width, isShown: isShown) {
            ColumnView(isOut: false, content: content)
            ColumnView(isOut: !isShown, content: column)
            ColumnEdge(isShown: isShown, isTrailing: true, width: width) { resize(to: $0) }
        }
        .animation(SplitMotion.animation, value: isShown)
        .clipped()
        .sheet(isPresented: sheet) { sheetContent }
        .modifier(InspectorToggleModifier(isPresented: isPresented))
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.compactWidth
        } action: {
            isCompact = $0
        }
    }

    @MainActor @ViewBuilder private var column: some View {
        // Made once only: in a narrow view it is in the sheet.
        if !isCompact {
            inspector
                .onPreferenceChange(InspectorWidthKey.self) { if let width = $0 { limits = width } }
                .transformPreference(InspectorWidthKey.self) { $0 = nil }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(white: colorScheme == .dark ? 0.11 : 0.965))
        }
    }

    @MainActor private var sheetContent: some View {
        inspector.transformPreference(InspectorWidthKey.self) { $0 = nil }
            .presentationDetents([.medium, .large])
    }

    private var sheet: Binding<Bool> {
        let isPresented = isPresented
        let isCompact = isCompact
        return Binding(get: { isCompact && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    }

    private var width: CGFloat { min(max(dragged ?? limits.ideal, limits.least), limits.most) }

    @MainActor private func resize(to width: CGFloat) { dragged = min(max(width, limits.least), limits.most) }
}

/// Layout of a view with an inspector: the content, the inspector, and the edge between them.
nonisolated struct InspectorLayout: Layout {
    /// Width of the inspector, in points.
    let width: CGFloat
    let isShown: Bool

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 700, height: 500))
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 3 else { return }
        // The content keeps at least half of the width.
        let width = min(width, bounds.width / 2)
        let start = bounds.maxX - (isShown ? width : 0)
        let content = CGRect(x: bounds.minX, y: bounds.minY, width: start - bounds.minX, height: bounds.height)
        let inspector = CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
        let edge = CGRect(
            x: start - SplitLayout.edge / 2, y: bounds.minY, width: SplitLayout.edge, height: bounds.height)
        for (subview, frame) in zip(subviews, [content, inspector, edge]) {
            subview.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }
}

/// Offers the inspector to the commands of its window.
nonisolated private struct InspectorToggleModifier: PrimitiveModifier {
    let isPresented: Binding<Bool>

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let toggle = ColumnToggle {
            guard graph.isAlive(modifier.attribute) else { return }
            graph.peek(modifier.attribute).isPresented.wrappedValue.toggle()
        }
        let store = inputs.host.focusedValues
        let offer = FocusedValueStore.Offer(box: box, isOfScene: true)
        offer.apply = { $0.inspectorToggle = toggle }
        store.add(offer)
        inputs.lifetime.onEnd { store.remove(offer) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = nextValue() ?? value }
}

extension View {
    /// Shows `content` beside this view, in a trailing column, while `isPresented` is true; in a sheet where this view is
    /// less than 560 points wide.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { InspectorView(content: self, inspector: content(), isPresented: isPresented) }

    /// Gives the inspector around a fixed width, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(width))
    }

    /// Sets the width of the inspector around, and the widths between which people may drag it, in points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
