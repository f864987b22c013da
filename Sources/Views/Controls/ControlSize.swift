public import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// From the smallest to the largest; `regular` has the font of body text.
    case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls leave out their labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Sets how large controls in this view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Leaves out the labels of controls in this view.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// The measures that all controls of one size share, in points.
struct ControlMetrics {
    /// Between a control's border and its label.
    let horizontalPadding: CGFloat
    let verticalPadding: CGFloat
    let cornerRadius: CGFloat
    /// Of switches and sliders' knobs.
    let knob: CGFloat
    /// Of the halves of a stepper.
    let stepWidth: CGFloat
    let stepHeight: CGFloat
    let font: Font

    init(_ size: ControlSize) {
        switch size {
        case .mini: self.init(8, 2, 5, knob: 12, step: (22, 16), .system(size: 11))
        case .small: self.init(10, 3.5, 6, knob: 15, step: (26, 20), .system(size: 13))
        case .regular: self.init(14, 7, 8, knob: 20, step: (36, 28), .body)
        case .large: self.init(18, 10, 10, knob: 22, step: (42, 34), .body)
        case .extraLarge: self.init(22, 13, 12, knob: 24, step: (48, 40), .body)
        }
    }

    private init(
        _ horizontal: CGFloat, _ vertical: CGFloat, _ radius: CGFloat, knob: CGFloat, step: (CGFloat, CGFloat),
        _ font: Font
    ) {
        horizontalPadding = horizontal
        verticalPadding = vertical
        cornerRadius = radius
        self.knob = knob
        (stepWidth, stepHeight) = step
        self.font = font
    }
}

extension Color {
    /// What lies behind a control's parts: a shade of the foreground that is stronger in the dark.
    static func controlFill(_ scheme: ColorScheme, _ state: ControlState = ControlState()) -> Color {
        let base = scheme == .dark ? 0.15 : 0.07
        return .primary.opacity(base + (state.isPressed ? 0.11 : state.isHovered ? 0.045 : 0))
    }

    /// The hair line around it.
    static func controlEdge(_ scheme: ColorScheme) -> Color { .primary.opacity(scheme == .dark ? 0.08 : 0.06) }
}

/// How a control looks whose environment is not enabled.
nonisolated struct DisabledLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    @MainActor func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.4) }
}
