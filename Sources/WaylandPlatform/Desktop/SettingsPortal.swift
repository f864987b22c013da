package import DesktopBus
package import Platform

/// Observer of the desktop's settings, through the settings portal on D-Bus. Nothing waits for the portal: until it
/// answers, and on desktops without one, programs have default settings.
@MainActor package final class SettingsPortal {
    private let bus: BusConnection
    private let system: SystemServices
    private let onChange: @MainActor (DesktopSettings) -> Void
    private let onWake: @MainActor () -> Void
    private var settings = DesktopSettings()
    private var stopReading: (@MainActor () -> Void)?
    private var stopWriting: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?

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
        self.bus = bus
        self.system = system
        self.onWake = onWake
        self.onChange = onChange
        let changed = BusMember(path: Self.path, interface: Self.interface, name: "SettingChanged")
        bus.onSignal(changed, of: name) { [weak self] values in
            guard let self, values.count == 3, let group = values[0].text, let key = values[1].text else { return }
            change { $0.set(group, key, to: values[2]) }
        }
        let readAll = BusMember(path: Self.path, interface: Self.interface, name: "ReadAll")
        bus.call(readAll, of: name, strings: DesktopSettings.groups, patience: Self.patience) { [weak self] values in
            guard let self, let values else { return }
            change { $0.set(all: values) }
        }
        stopReading = system.watch(bus.fileDescriptor, .readable) { [weak self] in self?.proceed() }
        process()
    }

    /// Stops following settings.
    package func stop() {
        for stop in [stopReading, stopWriting, stopTimer] { stop?() }
        (stopReading, stopWriting, stopTimer) = (nil, nil, nil)
    }

    private func change(_ body: (inout DesktopSettings) -> Void) {
        let old = settings
        body(&settings)
        if settings != old { onChange(settings) }
    }

    private func proceed() {
        onWake()
        process()
    }

    private func process() {
        // The settings stay unchanged when the bus is gone.
        guard bus.process() else { return stop() }
        if bus.wantsToWrite != (stopWriting != nil) {
            stopWriting?()
            stopWriting =
                bus.wantsToWrite
                ? system.watch(bus.fileDescriptor, .writable) { [weak self] in self?.proceed() } : nil
        }
        stopTimer?()
        stopTimer = bus.deadline.map { deadline in
            system.startTimer(max(0, deadline - system.now()), 1) { [weak self] in self?.proceed() }
        }
    }
}
