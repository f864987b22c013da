import AnimationCore
package import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) package import Views

/// Background of a panel over the window: colour, edge and shadow.
nonisolated package struct PanelGround: View {
    let cornerRadius: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    package init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    @MainActor var body: some View {
        let outline = RoundedRectangle(cornerRadius: cornerRadius)
        let isDark = colorScheme == .dark
        outline.fill(Color(white: isDark ? 0.165 : 0.985))
            .shadow(color: .black.opacity(isDark ? 0.5 : 0.2), radius: 11, y: 7)
            .background {
                outline.fill(Color.black.opacity(0.001)).shadow(color: .black.opacity(0.14), radius: 1.5, y: 0.5)
            }
            .overlay {
                outline.strokeBorder(Color.white.opacity(isDark ? 0.13 : 0), lineWidth: 1)
            }
            .overlay { outline.inset(by: -0.5).stroke(Color.black.opacity(isDark ? 0.5 : 0.11), lineWidth: 1) }
    }
}

extension EnvironmentValues {
    /// Resets values set for a control that do not apply to a panel that it opens.
    package mutating func resetForPanel() {
        foregroundStyle = nil
        secondaryStyle = nil
        tertiaryStyle = nil
        fontWeight = nil
        fontTraits = .inherited
        keyboardShortcut = nil
        labelsVisibility = .automatic
        lineLimit = nil
        multilineTextAlignment = .leading
        minimumScaleFactor = 1
        isInBar = false
        collapsingBar = nil
        leaveRow()
        if let scheme = panelColorScheme { colorScheme = scheme }
        panelColorScheme = nil
    }

    /// Sets the appearance of a bar, if it has one of its own. Panels that open from the bar have that of the window.
    package mutating func enterBar(_ scheme: ColorScheme?) {
        guard let scheme else { return }
        panelColorScheme = colorScheme
        colorScheme = scheme
    }

    /// Appearance of panels that open here; nil for that of the views.
    private var panelColorScheme: ColorScheme? {
        get { self[PanelColorSchemeKey.self] }
        set { self[PanelColorSchemeKey.self] = newValue }
    }
}

private enum PanelColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
