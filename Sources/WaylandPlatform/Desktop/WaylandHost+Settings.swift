import DesktopBus
package import Platform

extension WaylandHost {
    /// Has `onChange` told of what people have set on their desktop, now and whenever they change it. Without D-Bus, or
    /// without a portal on it, nobody is told anything.
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
