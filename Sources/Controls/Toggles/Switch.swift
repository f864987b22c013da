import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The switch of a toggle: a knob in a capsule.
nonisolated struct Switch: View {
    let isOn: Binding<Bool>
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityDifferentiateWithoutColor) private var showsMarks

    init(isOn: Binding<Bool>) { self.isOn = isOn }

    /// Margin around the knob, in points.
    private static let rim: CGFloat = 2

    @MainActor private var onStyle: AnyShapeStyle {
        ControlAppearance.current.switchTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    }

    private var offColor: Color {
        if contrast == .increased { return .track }
        return .primary.opacity(colorScheme == .dark ? 0.22 : 0.14)
    }

    /// A line where the switch is on, and a circle where it is off, each where the knob is not.
    @MainActor private func marks(_ knob: CGFloat) -> some View {
        HStack(spacing: 0) {
            Capsule().fill(Color.white).frame(width: 1.5, height: knob * 0.4).opacity(isOn.wrappedValue ? 1 : 0)
                .frame(maxWidth: .infinity)
            Circle().strokeBorder(Color.primary.opacity(0.7), lineWidth: 1.5).frame(
                width: knob * 0.4, height: knob * 0.4
            )
            .opacity(isOn.wrappedValue ? 0 : 1).frame(maxWidth: .infinity)
        }
        .padding(Self.rim)
    }

    @MainActor var body: some View {
        let knob = ControlMetrics(controlSize).knob
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        PressableView(action: toggle, tracksHover: true) { state in
            ZStack {
                Capsule().fill(offColor)
                Capsule().fill(onStyle).opacity(isOn.wrappedValue ? 1 : 0)
                Capsule().fill(Color.black.opacity(state.isPressed ? 0.08 : state.isHovered ? 0.04 : 0))
                if showsMarks { marks(knob) }
                // While pressed, the knob stretches towards the other side.
                Capsule().fill(Color.white)
                    .frame(width: knob + (state.isPressed ? knob * 0.2 : 0), height: knob)
                    .shadow(color: .black.opacity(0.22), radius: 1.5, y: 1)
                    .frame(maxWidth: .infinity, alignment: isOn.wrappedValue ? .trailing : .leading)
                    .padding(Self.rim)
            }
            .frame(width: knob * 1.75 + 2 * Self.rim, height: knob + 2 * Self.rim)
            .animation(.snappy(duration: 0.22), value: isOn.wrappedValue)
            .animation(.snappy(duration: 0.16), value: state.isPressed)
            .modifier(DisabledLook())
        }
    }
}

/// A box with a tick in front of a label; a press on the label counts too.
nonisolated struct Checkbox<Label: View>: View {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    @MainActor var body: some View {
        let side = ControlMetrics(controlSize).knob * 0.9
        let outline = RoundedRectangle(cornerRadius: side * 0.28)
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        PressableView(action: toggle, tracksHover: true) { state in
            HStack(spacing: 8) {
                ZStack {
                    outline.fill(Color.controlFill(colorScheme, state))
                    outline.strokeBorder(Color(.system(.boxEdge)), lineWidth: 1)
                    outline.fill(.tint).opacity(isOn.wrappedValue || isMixed ? 1 : 0)
                    outline.fill(Color.black.opacity(state.isPressed ? 0.15 : 0))
                    Tick().trim(from: 0, to: isOn.wrappedValue ? 1 : 0)
                        .stroke(
                            Color.onAccent,
                            style: StrokeStyle(lineWidth: side * 0.12, lineCap: .round, lineJoin: .round)
                        )
                        .opacity(isOn.wrappedValue ? 1 : 0)
                    Capsule().fill(Color.onAccent).frame(width: side * 0.5, height: side * 0.12)
                        .opacity(isMixed ? 1 : 0)
                }
                .frame(width: side, height: side)
                .animation(.snappy(duration: 0.2), value: isOn.wrappedValue)
                if !labelsAreHidden { ControlLabel(label) }
            }
            .modifier(DisabledLook())
        }
    }
}

/// The tick of a checkbox.
nonisolated struct Tick: Shape {
    /// Fixed: a tick is written alike in all languages.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX + rect.width * 0.26, y: rect.minY + rect.height * 0.53))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.43, y: rect.minY + rect.height * 0.7))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.minY + rect.height * 0.32))
        }
    }
}
