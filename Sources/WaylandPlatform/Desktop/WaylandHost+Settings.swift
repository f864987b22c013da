import DesktopBus
package import Platform

extension WaylandHost {
    /// Calls `onChange` with the desktop's settings when they arrive, and after each change. Without D-Bus, or without
    /// a portal on it, `onChange` is never called.
    package func followSettings(_ onChange: @escaping @MainActor (DesktopSettings) -> Void) {
        guard let bus = BusConnection() else { return }
        settingsPortal = SettingsPortal(
            on: bus, system, onWake: { [weak self] in self?.note(.settings) },
            onChange: { [weak self] settings in
                onChange(settings)
                self?.scheduleTurn()
            })
    }
}
