import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension FramePipeline {
    /// What lies behind the views of a window.
    static func ground(isDark: Bool) -> ResolvedColor { isDark ? .black : .white }

    /// From now on the window is light or dark as the program's views prefer, if they do.
    func followPreferredAppearance() {
        views.root.preferencesMayHaveChanged = { [weak self] in self?.showAppearance() }
    }

    /// Brings the environment and what lies behind the views in line with what the views prefer, and otherwise with the
    /// desktop.
    func showAppearance() {
        let desktop: ColorScheme = isDesktopDark ? .dark : .light
        // What is presented over the program's views, such as a sheet, does not speak for the window.
        let preferred = views.root.content.boxes.lazy.compactMap {
            $0.preferences.value(PreferredColorScheme.self) ?? nil
        }
        .first
        let scheme = preferred ?? desktop
        // The environment has been told whenever this was.
        let color = Self.ground(isDark: scheme == .dark)
        guard background != color else { return }
        background = color
        views.editEnvironment { $0.colorScheme = scheme }
        views.layers.damageEverything()
    }
}
