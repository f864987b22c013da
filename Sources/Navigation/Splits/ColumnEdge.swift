import AccessibilityTree
import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Edge of a column: a hairline that people drag, or move by the arrow keys.
nonisolated struct ColumnEdge: View {
    let isShown: Bool
    /// True for the leading edge of a trailing column.
    let isTrailing: Bool
    let width: CGFloat
    /// Called with the width that the column is to have, in points.
    let resize: (CGFloat) -> Void
    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel

    init(isShown: Bool, isTrailing: Bool = false, width: CGFloat, resize: @escaping (CGFloat) -> Void) {
        self.isShown = isShown
        self.isTrailing = isTrailing
        self.width = width
        self.resize = resize
    }

    /// Distance by which an arrow key moves the edge, in points.
    private static let step: CGFloat = 10

    @MainActor var body: some View {
        Rectangle().fill(.separator).frame(width: pixel)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { value in
                        let first = start ?? width
                        if start == nil { start = width }
                        resize(first + value.translation.width * inwards)
                    }
                    .onEnded { _ in start = nil }
            )
            .modifier(AdjustableModifier(.splitter, action: adjust))
            .accessibilityLabel(Text("Column edge"))
            .opacity(isShown ? 1 : 0)
            .disabled(!isShown)
    }

    @MainActor private var inwards: CGFloat { (direction == .rightToLeft) != isTrailing ? -1 : 1 }

    @MainActor private func adjust(_ adjustment: Adjustment) {
        switch adjustment {
        case .increment: resize(width + Self.step * inwards)
        case .decrement: resize(width - Self.step * inwards)
        case .toMinimum: resize(0)
        case .toMaximum: resize(.greatestFiniteMagnitude)
        }
    }
}

/// Keys of a split view: Escape and alt with the left arrow go back where one column is shown; F9 shows and hides the
/// sidebar elsewhere.
nonisolated struct SplitKeysModifier: PrimitiveModifier {
    /// Goes back to the column before; returns false if there is none, or a page of the column has to go first.
    let back: () -> Bool
    /// Shows or hides the sidebar; nil if one column is shown at a time.
    let toggle: (() -> Void)?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let box = LayoutBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let keys = host.focus.addKeyHandler(box: box) { key in
            guard key.phase == .down, graph.isAlive(modifier.attribute) else { return false }
            let value = graph.peek(modifier.attribute)
            switch key.name {
            case "Escape" where key.modifiers == 0, "Left" where key.modifiers == KeyInput.option, "XF86Back":
                return value.back()
            case "F9" where key.modifiers == 0:
                value.toggle?()
                return value.toggle != nil
            default: return false
            }
        }
        let store = host.focusedValues
        let toggle = ColumnToggle {
            if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).toggle?() }
        }
        var canToggle = false
        let offer = FocusedValueStore.Offer(box: box, isOfScene: true)
        offer.apply = { if canToggle { $0.sidebarToggle = toggle } }
        inputs.sink(modifier.attribute) { value in
            guard (value.toggle != nil) != canToggle else { return }
            canToggle = value.toggle != nil
            store.offersChanged()
        }
        store.add(offer)
        inputs.lifetime.onEnd { [unowned host] in
            host.focus.removeKeyHandler(keys)
            store.remove(offer)
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}
