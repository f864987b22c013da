package import DesktopBus
package import Platform

/// Observer of the desktop's settings, through the settings portal on D-Bus. Nothing waits for the portal: until it
/// answers, and on desktops without one, programs have default settings.
@MainActor package final class SettingsPortal {
    private let onChange: @MainActor (DesktopSettings) -> Void
    private let watch: BusWatch
    private var settings = DesktopSettings()

    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    /// Seconds to wait for an answer; the bus may have to start the portal and services that it needs first.
    private static let patience = 25.0

    /// Begins to follow settings.
    ///
    /// - Parameters:
    ///   - bus: the connection, which is read from now on.
    ///   - name: the portal's name on the bus; nil if `bus` is connected to the portal directly.
    ///   - system: services for timers and for watching the bus's file.
    ///   - onWake: called before messages of the bus are handled.
    ///   - onChange: called with the settings after each change, first when the portal has answered.
    package init(
        on bus: BusConnection, name: String? = "org.freedesktop.portal.Desktop", _ system: SystemServices,
        onWake: @escaping @MainActor () -> Void = {}, onChange: @escaping @MainActor (DesktopSettings) -> Void
    ) {
        self.onChange = onChange
        watch = BusWatch(bus, system, onWake: onWake)
        let changed = BusMember(path: Self.path, interface: Self.interface, name: "SettingChanged")
        bus.onSignal(changed, of: name) { [weak self] values in
            guard let self, values.count == 3, let group = values[0].text, let key = values[1].text else { return }
            change { $0.set(group, key, to: values[2]) }
        }
        let readAll = BusMember(path: Self.path, interface: Self.interface, name: "ReadAll")
        bus.call(
            readAll, of: name, [.array(DesktopSettings.groups.map { .text($0) }, of: "s")], patience: Self.patience
        ) { [weak self] values in
            guard let self, let values else { return }
            change { $0.set(all: values) }
        }
        watch.begin()
    }

    /// Stops following settings.
    package func stop() { watch.stop() }

    private func change(_ body: (inout DesktopSettings) -> Void) {
        let old = settings
        body(&settings)
        if settings != old { onChange(settings) }
    }
}
