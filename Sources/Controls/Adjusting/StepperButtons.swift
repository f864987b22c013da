import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The two buttons of a stepper, in one frame.
nonisolated struct StepperButtons: View {
    let increment: (@MainActor () -> Void)?
    let decrement: (@MainActor () -> Void)?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize

    init(increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?) {
        self.increment = increment
        self.decrement = decrement
    }

    @MainActor var body: some View {
        let metrics = ControlMetrics(controlSize)
        let outline = RoundedRectangle(cornerRadius: metrics.cornerRadius)
        HStack(spacing: 0) {
            StepperHalf(action: decrement, isPlus: false, metrics: metrics)
            Rectangle().fill(Color.primary.opacity(0.14)).frame(width: 1, height: metrics.stepHeight * 0.56)
            StepperHalf(action: increment, isPlus: true, metrics: metrics)
        }
        .background(Color.controlFill(colorScheme), in: outline)
        .clipShape(outline)
        .overlay(outline.strokeBorder(Color.controlEdge).allowsHitTesting(false))
        .modifier(DisabledLook())
        .modifier(
            AdjustableModifier(.stepper) { adjustment in
                switch adjustment {
                case .increment: increment?()
                case .decrement: decrement?()
                case .toMinimum, .toMaximum: break
                }
            })
    }
}

/// One button of a stepper: a press acts once, and repeatedly while it is held.
private struct StepperHalf: View {
    let action: (@MainActor () -> Void)?
    let isPlus: Bool
    let metrics: ControlMetrics
    @State private var press = HeldPress()

    init(action: (@MainActor () -> Void)?, isPlus: Bool, metrics: ControlMetrics) {
        self.action = action
        self.isPlus = isPlus
        self.metrics = metrics
    }

    @MainActor var body: some View {
        let press = press
        let action = action
        let release: @MainActor () -> Void = { if !press.takeRepeated() { action?() } }
        PressableView(action: release, tracksHover: true, takesFocus: false) { state in
            Rectangle().fill(shade(action == nil ? ControlState() : state))
                .overlay(
                    StepSign(isPlus: isPlus)
                        .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
                        .frame(width: metrics.stepHeight * 0.42, height: metrics.stepHeight * 0.42)
                        .opacity(action == nil ? 0.3 : 0.85)
                )
                .frame(width: metrics.stepWidth, height: metrics.stepHeight)
                .contentShape(Rectangle())
        }
        .modifier(RepeatWhileHeld(press: press, action: action))
        .accessibilityLabel(isPlus ? "Increment" : "Decrement")
        .disabled(action == nil)
    }

    private func shade(_ state: ControlState) -> Color {
        .primary.opacity(state.isPressed ? 0.12 : state.isHovered ? 0.05 : 0)
    }
}

/// A plus or minus sign.
nonisolated private struct StepSign: Shape {
    let isPlus: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            if isPlus {
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            }
        }
    }
}
