import CairoRenderer
import Foundation
import Platform
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension FramePipeline {
    /// Applies the user's desktop settings to the views. Options from the environment variables take precedence.
    /// Settings that the desktop does not report have their defaults.
    func follow(_ settings: DesktopSettings, _ options: RuntimeOptions) {
        let isDark = options.isAppearanceGiven ? options.isDark : settings.isDark ?? false
        let reducesMotion = options.reducesMotion || settings.reducesMotion ?? false
        let tint = settings.accent.map { Color(.sRGB, red: $0.red, green: $0.green, blue: $0.blue) }
        let textSize = options.textSize ?? DynamicTypeSize.nearest(toScale: settings.textScale ?? 1)
        let fonts = SystemFonts(
            standard: settings.font.flatMap(FontFamilies.family),
            monospaced: settings.monospacedFont.flatMap(FontFamilies.family))
        views.editEnvironment { environment in
            environment.colorSchemeContrast =
                options.contrast ?? (settings.increasesContrast == true ? .increased : .standard)
            environment.accessibilityDifferentiateWithoutColor =
                options.differentiatesWithoutColor || settings.differentiatesWithoutColor == true
            environment.accessibilityReduceMotion = reducesMotion
            environment.userTextSize = textSize
            environment.tint = tint
            environment.systemFonts = fonts
        }
        views.reducesMotion = reducesMotion
        setScreenReader(isOn: settings.screenReaderIsOn ?? false)
        isDesktopDark = isDark
        showAppearance()
    }

    /// Tells the views whether a screen reader runs.
    package func setScreenReader(isOn: Bool) {
        guard isOn != views.isRead else { return }
        views.isRead = isOn
        views.editEnvironment { $0.accessibilityVoiceOverEnabled = isOn }
    }
}
