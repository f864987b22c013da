import AnimationCore
import Foundation
package import Geometry
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// The system's text field styles.
package enum TextFieldLook: Hashable, Sendable {
    case plain, rounded, square

    /// Margins of fields of regular size.
    package var regularInsets: EdgeInsets { insets(ControlMetrics(.regular)) }

    /// Margins between the field's edge and its text.
    func insets(_ metrics: ControlMetrics) -> EdgeInsets {
        guard self != .plain else { return EdgeInsets() }
        let across = (metrics.horizontalPadding * 0.65).rounded()
        return EdgeInsets(
            top: metrics.verticalPadding, leading: across, bottom: metrics.verticalPadding, trailing: across)
    }
}

/// Background and border of a field.
nonisolated package struct TextFieldFrame: ViewModifier {
    let look: TextFieldLook
    let isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize

    package init(look: TextFieldLook, isFocused: Bool) {
        self.look = look
        self.isFocused = isFocused
    }

    @MainActor @ViewBuilder package func body(content: Content) -> some View {
        switch look {
        case .plain: content.modifier(DisabledLook())
        case .rounded:
            framed(content, RoundedRectangle(cornerRadius: ControlMetrics(controlSize).cornerRadius * 0.75))
        case .square: framed(content, Rectangle())
        }
    }

    @MainActor private func framed<Outline: InsettableShape>(_ content: Content, _ outline: Outline) -> some View {
        content
            .background(colorScheme == .dark ? Color.white.opacity(0.06) : Color.white, in: outline)
            .overlay(
                outline.strokeBorder(edge, lineWidth: isFocused ? 2 : 1).allowsHitTesting(false)
            )
            .modifier(DisabledLook())
    }

    private var edge: Color {
        if isFocused { return .accentColor }
        return Color(.system(.fieldEdge))
    }
}
