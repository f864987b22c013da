package import DesktopBus

/// Handles the messages of a bus as they come, without waiting for them.
@MainActor package final class BusWatch {
    private let bus: BusConnection
    private let system: SystemServices
    private let onWake: @MainActor () -> Void
    /// Most messages to handle before the host does something else.
    private let batch: Int
    /// Called once, when the bus is gone.
    package var onEnd: (@MainActor () -> Void)?
    private var stopReading: (@MainActor () -> Void)?
    private var stopWriting: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?

    /// Makes a watch that has not begun. `onWake` is called before messages are handled.
    package init(
        _ bus: BusConnection, _ system: SystemServices, batch: Int = .max, onWake: @escaping @MainActor () -> Void
    ) {
        self.batch = batch
        self.bus = bus
        self.system = system
        self.onWake = onWake
    }

    /// Begins to handle messages.
    package func begin() {
        stopReading = system.watch(bus.fileDescriptor, .readable) { [weak self] in self?.proceed() }
        process()
    }

    /// Stops handling messages.
    package func stop() {
        for stop in [stopReading, stopWriting, stopTimer] { stop?() }
        (stopReading, stopWriting, stopTimer) = (nil, nil, nil)
    }

    private func proceed() {
        onWake()
        process()
    }

    /// Sends what is waiting, and handles what has come.
    package func process() {
        guard bus.process(atMost: batch) else {
            stop()
            onEnd?()
            onEnd = nil
            return
        }
        sent()
    }

    /// Waits until messages that were just made can be sent, if the connection has no room for them now. Handles none:
    /// this may be called while something else goes on.
    package func sent() {
        guard stopReading != nil else { return }
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
