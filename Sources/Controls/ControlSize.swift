public import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// From the smallest to the largest; `regular` has the font of body text. Default: `regular`.
    case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Size of controls here.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Visibility of the labels of controls. Read it to draw a control of one's own; `labelsVisibility(_:)` sets it.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// True if controls leave out their labels.
    var labelsAreHidden: Bool { labelsVisibility == .hidden }
}

extension View {
    /// Sets the size of controls in this view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Hides the labels of controls in this view.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Shows or hides the labels of controls in this view. `.automatic` leaves it to the controls.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// Dimensions shared by all controls of one size, in points.
struct ControlMetrics {
    /// Distance between a control's border and its label; likewise vertically.
    let horizontalPadding: CGFloat
    let verticalPadding: CGFloat
    let cornerRadius: CGFloat
    /// Diameter of the knobs of switches and sliders.
    let knob: CGFloat
    /// Size of one button of a stepper.
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
    /// Background of controls: a shade of the foreground colour, stronger in dark mode.
    static func controlFill(_ scheme: ColorScheme, _ state: ControlState = ControlState()) -> Color {
        let base = scheme == .dark ? 0.15 : 0.07
        return .primary.opacity(base + (state.isPressed ? 0.11 : state.isHovered ? 0.045 : 0))
    }

    /// Hairline around controls.
    static var controlEdge: Color { Color(.system(.controlEdge)) }
    /// Text on the accent colour.
    static var onAccent: Color { Color(.system(.onAccent)) }
    /// Part of a track without a value.
    static var track: Color { Color(.system(.track)) }
}

/// Dims a control that is disabled in its environment.
nonisolated struct DisabledLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    @MainActor func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.4) }
}
