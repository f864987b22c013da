import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The control of a menu: a label styled as a button, with an indicator.
nonisolated struct MenuControl<Label: View, Items: View>: View {
    let label: Label
    let items: Items
    let primaryAction: (@MainActor () -> Void)?
    /// True for a control that shows one of several values; its indicator has two arrows.
    let isSelector: Bool
    @State private var state = ControlState()
    @Environment(\.buttonStyle) private var buttonStyle
    @Environment(\.menuLook) private var look
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInListRow) private var isInListRow

    init(label: Label, items: Items, primaryAction: (@MainActor () -> Void)? = nil, isSelector: Bool = false) {
        self.label = label
        self.items = items
        self.primaryAction = primaryAction
        self.isSelector = isSelector
    }

    private var style: AnyButtonStyle {
        switch look {
        case .automatic, .button:
            isSelector && look == .automatic
                ? AnyButtonStyle(look: isInListRow ? .plain : .bordered) : buttonStyle
        case .bordered: AnyButtonStyle(look: .bordered)
        case .borderless: AnyButtonStyle(look: .borderless)
        }
    }

    /// By default, only controls that show one of several values or have an action of their own, and buttons with the
    /// bordered menu style, have an indicator.
    private var showsIndicator: Bool {
        switch indicator {
        case .automatic: isSelector || look == .bordered || primaryAction != nil
        case .visible: true
        case .hidden: false
        }
    }

    @MainActor var body: some View {
        style.body(
            ButtonParts(
                role: nil,
                label: AnyView(
                    HStack(spacing: 6) {
                        label
                        if showsIndicator { MenuIndicator(isSelector: isSelector) }
                    }), state: state, trigger: {})
        )
        .modifier(
            MenuAnchorModifier(
                items: items, primaryAction: primaryAction, isSelector: isSelector, stateChanged: { state = $0 }))
    }
}

/// A small arrow, or two for a selector, beside the label of a menu control.
nonisolated struct MenuIndicator: View {
    let isSelector: Bool
    @Environment(\.isInListRow) private var isInListRow

    init(isSelector: Bool) { self.isSelector = isSelector }

    @MainActor private var style: AnyShapeStyle {
        isInListRow && isSelector ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(ForegroundStyle())
    }

    @MainActor var body: some View {
        IndicatorShape(isSelector: isSelector)
            .stroke(style, style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
            .frame(width: 8, height: isSelector ? 11 : 4.5)
            .opacity(0.65)
            .accessibilityHidden(true)
    }
}

nonisolated private struct IndicatorShape: Shape {
    let isSelector: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            let depth = isSelector ? rect.height * 0.34 : rect.height
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY - depth))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - depth))
            guard isSelector else { return }
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + depth))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + depth))
        }
    }
}

/// A submenu: an item that opens a panel beside it.
nonisolated struct SubmenuRow<Label: View, Items: View>: _PrimitiveView, MenuSource {
    let label: Label
    let items: Items

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = MenuRowBox(inputs)
            inputs.add(box, named: MenuRowBox.self)
            box.follow(inputs)
            let content = MenuSession.Opening.panel(of: view.attribute)
            box.submenu = { [unowned box] in
                MenuSession.Opening(
                    inputs: inputs, anchor: box, placement: { Self.placement(beside: box) }, content: content,
                    grows: false)
            }
            Label._makeView(view[\.label], inputs: inputs.inside(box))
        }
    }

    /// Position beside the item's panel, with the first item of the submenu level with `box`.
    @MainActor private static func placement(beside box: LayoutBox) -> PresentationPlacement {
        PresentationPlacement(
            anchor: box.frameInWindow(), side: box.mirrorsContent ? .left : .right, gap: -2,
            shift: -MenuMetrics.panelPadding)
    }
}
