import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The body of the system's button styles.
nonisolated struct StandardButtonBody: View {
    let look: AnyButtonStyle.Look
    let role: ButtonRole?
    let label: AnyView
    let state: ControlState
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tint) private var tint
    @Environment(\.buttonSizing) private var sizing

    init(look: AnyButtonStyle.Look, role: ButtonRole?, label: AnyView, state: ControlState) {
        self.look = look
        self.role = role
        self.label = label
        self.state = state
    }

    private var accent: Color { role == .destructive ? .red : .accentColor }
    private var metrics: ControlMetrics { ControlMetrics(controlSize) }
    private var outline: ButtonOutline {
        ButtonOutline(cornerRadius: borderShape.cornerRadius(metrics.cornerRadius), inset: 0)
    }

    @MainActor @ViewBuilder var body: some View {
        switch look {
        case .plain, .menuItem: label.opacity(isEnabled ? (state.isPressed ? 0.5 : 1) : 0.4)
        case .automatic, .borderless:
            label.defaultForegroundStyle(accent)
                .opacity(isEnabled ? (state.isPressed ? 0.4 : state.isHovered ? 0.75 : 1) : 0.4)
                // Also gaps and padding of the label take presses.
                .contentShape(Rectangle())
        case .swipeAction:
            label.foregroundStyle(Color.onAccent).lineLimit(2).padding(.horizontal, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(role == .destructive ? Color.red : tint ?? .gray)
        case .bordered:
            sized.defaultForegroundStyle(accent)
                .background(Color.controlFill(colorScheme, state), in: outline)
                .overlay(outline.strokeBorder(Color.controlEdge).allowsHitTesting(false))
                .opacity(isEnabled ? 1 : 0.4)
        case .grouped:
            sized.defaultForegroundStyle(accent)
                .background(Color.controlFill(colorScheme, state))
                .opacity(isEnabled ? 1 : 0.4)
        case .prominent:
            sized.defaultForegroundStyle(Color.onAccent)
                .background(shade, in: outline)
                .background(accent, in: outline)
                .opacity(isEnabled ? 1 : 0.4)
        }
    }

    private var sized: some View {
        let isCircle = borderShape == .circle
        let padding = isCircle ? 2 : metrics.horizontalPadding
        let side = isCircle ? metrics.stepHeight : nil
        return label.font(metrics.font).sized(by: sizing).frame(minWidth: side, minHeight: side).padding(
            .horizontal, padding
        )
        .padding(.vertical, isCircle ? 2 : metrics.verticalPadding)
    }

    /// Overlay on the accent colour: darker when pressed, lighter on hover.
    private var shade: Color {
        if state.isPressed { return .black.opacity(0.2) }
        return state.isHovered ? .white.opacity(0.14) : .clear
    }
}

extension EnvironmentValues {
    /// Sets the look of buttons that a swipe uncovers.
    @MainActor package mutating func enterSwipeActions() {
        leaveRow()
        buttonStyle = AnyButtonStyle(look: .swipeAction)
        addStyle(IconOnlyLabelStyle(), of: StyledLabel.self)
        tint = nil
        font = .body
    }
}
