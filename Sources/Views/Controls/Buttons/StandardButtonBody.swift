import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// The body of the system's own button styles.
nonisolated struct StandardButtonBody: View {
    let look: AnyButtonStyle.Look
    let role: ButtonRole?
    let label: AnyView
    let state: ControlState
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize

    init(look: AnyButtonStyle.Look, role: ButtonRole?, label: AnyView, state: ControlState) {
        self.look = look
        self.role = role
        self.label = label
        self.state = state
    }

    private var accent: Color { role == .destructive ? .red : .accentColor }
    private var metrics: ControlMetrics { ControlMetrics(controlSize) }
    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: metrics.cornerRadius) }

    @MainActor @ViewBuilder var body: some View {
        switch look {
        case .plain, .menuItem: label.opacity(isEnabled ? (state.isPressed ? 0.5 : 1) : 0.4)
        case .automatic, .borderless:
            label.foregroundStyle(accent)
                .opacity(isEnabled ? (state.isPressed ? 0.4 : state.isHovered ? 0.75 : 1) : 0.4)
        case .bordered:
            sized.foregroundStyle(accent)
                .background(Color.controlFill(colorScheme, state), in: outline)
                .overlay(outline.strokeBorder(Color.controlEdge(colorScheme)).allowsHitTesting(false))
                .opacity(isEnabled ? 1 : 0.4)
        case .prominent:
            sized.foregroundStyle(Color.white)
                .background(shade, in: outline)
                .background(accent, in: outline)
                .opacity(isEnabled ? 1 : 0.4)
        }
    }

    private var sized: some View {
        label.font(metrics.font).padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
    }

    /// Over the accent colour: darker when pressed, lighter under the pointer.
    private var shade: Color {
        if state.isPressed { return .black.opacity(0.2) }
        return state.isHovered ? .white.opacity(0.14) : .clear
    }
}
