import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension FramePipeline {
    /// Returns the background colour behind the views of a window.
    static func ground(isDark: Bool) -> ResolvedColor { isDark ? .black : .white }

    /// Applies the appearance that the program's views prefer, now and after each change.
    func followPreferredAppearance() {
        views.root.preferencesMayHaveChanged = { [weak self] in self?.showAppearance() }
    }

    /// Applies the appearance, light or dark, to the environment and the background: the one that the views prefer, or
    /// else that of the window or the desktop.
    func showAppearance() {
        let desktop: ColorScheme = isDesktopDark ? .dark : .light
        // Presentations over the program's views, such as sheets, do not determine the window's appearance.
        let preferred = views.root.content.boxes.lazy.compactMap {
            $0.preferences.value(PreferredColorScheme.self) ?? nil
        }
        .first
        let scheme = preferred ?? views.rootValues.windowColorScheme ?? desktop
        // The environment and the background are always changed together, so that comparing one suffices.
        let color = Self.ground(isDark: scheme == .dark)
        guard background != color else { return }
        background = color
        views.editEnvironment { $0.colorScheme = scheme }
        views.layers.damageEverything()
    }
}
