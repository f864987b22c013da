import DesktopBus

/// Handles the messages of a bus as they come, without waiting for them.
@MainActor final class BusWatch {
    private let bus: BusConnection
    private let system: SystemServices
    private let onWake: @MainActor () -> Void
    /// Called once, when the bus is gone.
    var onEnd: (@MainActor () -> Void)?
    private var stopReading: (@MainActor () -> Void)?
    private var stopWriting: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?

    /// Makes a watch that has not begun. `onWake` is called before messages are handled.
    init(_ bus: BusConnection, _ system: SystemServices, onWake: @escaping @MainActor () -> Void) {
        self.bus = bus
        self.system = system
        self.onWake = onWake
    }

    /// Begins to handle messages.
    func begin() {
        stopReading = system.watch(bus.fileDescriptor, .readable) { [weak self] in self?.proceed() }
        process()
    }

    /// Stops handling messages.
    func stop() {
        for stop in [stopReading, stopWriting, stopTimer] { stop?() }
        (stopReading, stopWriting, stopTimer) = (nil, nil, nil)
    }

    private func proceed() {
        onWake()
        process()
    }

    /// Sends what is waiting, and handles what has come.
    func process() {
        guard bus.process() else {
            stop()
            onEnd?()
            onEnd = nil
            return
        }
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
