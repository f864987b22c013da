import DesktopBus
package import Platform

extension WaylandHost {
    /// Calls `onChange` with the desktop's settings, when they are known and whenever they change. It is never called
    /// without D-Bus, or without a portal on it.
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
