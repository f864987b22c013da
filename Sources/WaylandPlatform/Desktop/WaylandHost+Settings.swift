import DesktopBus
package import Platform

extension WaylandHost {
    /// Calls `onChange` with the desktop's settings when they arrive, and after each change. Without D-Bus, or without
    /// a portal on it, `onChange` is never called. Serves assistive technology as well, by the same connection.
    package func followSettings(_ onChange: @escaping @MainActor (DesktopSettings) -> Void) {
        guard let bus = BusConnection() else { return }
        var settings = DesktopSettings()
        let tell: @MainActor (DesktopSettings) -> Void = { [weak self] new in
            guard new != settings else { return }
            settings = new
            onChange(new)
            self?.scheduleTurn()
        }
        followAccessibility(on: bus) { screenReaderIsOn in
            var new = settings
            new.screenReaderIsOn = screenReaderIsOn
            tell(new)
        }
        settingsPortal = SettingsPortal(
            on: bus, system, onWake: { [weak self] in self?.note(.settings) },
            onChange: { portal in
                var new = portal
                new.screenReaderIsOn = settings.screenReaderIsOn
                tell(new)
            })
    }
}
