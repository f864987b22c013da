import CoreFoundation
import Platform

/// Wait of the main thread for the compositor and for the main run loop in one call.
///
/// It observes the run loop, and takes over whenever that is about to wait: it waits for the compositor's socket
/// together with the descriptors on which the run loop waits, and handles the compositor's messages. It returns to the
/// run loop when that has something to do (docs/decisions/0108-one-wait.md).
@MainActor final class RunLoopWait {
    private weak var host: WaylandHost?
    private var observer: CFRunLoopObserver?
    private var descriptors = WaitDescriptors()
    /// Descriptors of the modes in which the run loop has waited: few, and compared by name.
    private var modes: [(name: CFString, descriptor: Int32?)] = []
    /// Monotonic time, in seconds, at which the run loop gets a turn even if none of its descriptors is readable; nil
    /// if nothing has happened since its last turn.
    private var runLoopDue: Double?
    /// True from a wake-up of the run loop by this wait until the run loop's answer.
    private var hasWokenRunLoop = false

    /// Seconds after a frame within which the run loop gets a turn. Blocks that a program adds by
    /// `RunLoop.main.perform` while a frame is made make no descriptor readable.
    private static let runLoopPatience = 0.1

    /// Seconds between two turns of the run loop if its descriptors are not known.
    private static let slice = 0.05

    init(_ host: WaylandHost) { self.host = host }

    /// Begins to take over the waits of the main run loop in its common modes.
    func start() {
        let activities: CFRunLoopActivity = [.beforeWaiting, .afterWaiting]
        observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, true, 0) { [weak self] _, activity in
            MainActor.assumeIsolated {
                guard let self else { return }
                if activity.contains(.afterWaiting) { self.runLoopWokeUp() } else { self.wait() }
            }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    func stop() { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes) }

    // MARK: Waiting

    private func wait() {
        guard let host else { return }
        let mode = CFRunLoopCopyCurrentMode(CFRunLoopGetMain())
        let runLoop = mode.flatMap { descriptor(of: $0) }
        while !host.isStopped {
            if host.hasScheduledTurn { takeTurn(of: host) }
            let now = host.system.now()
            if runLoop == nil, runLoopDue == nil { runLoopDue = now + Self.slice }
            let delay = runLoopDue.map { $0 - now }
            if let delay, delay <= 0 { return wakeRunLoop() }
            host.isAboutToSleep()
            let isReady = descriptors.wait(
                socket: host.socket, waitsForRoom: host.waitsForRoom, runLoop: runLoop, seconds: delay)
            guard isReady else { continue }
            let isRunLoopReady = descriptors.isRunLoopReady
            if descriptors.isSocketReady {
                host.wakesUp(.connection)
                takeTurn(of: host)
            }
            if isRunLoopReady { return }
        }
    }

    private func takeTurn(of host: WaylandHost) {
        host.processEvents()
        let latest = host.system.now() + (host.lastTurnOnlyAnimated ? Self.runLoopPatience : 0)
        runLoopDue = min(runLoopDue ?? .infinity, latest)
    }

    private func wakeRunLoop() {
        hasWokenRunLoop = true
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private func runLoopWokeUp() {
        runLoopDue = nil
        if hasWokenRunLoop {
            hasWokenRunLoop = false
            return
        }
        let mode = CFRunLoopCopyCurrentMode(CFRunLoopGetMain())
        let timer = mode.map { CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), $0) } ?? 0
        let isTimerDue = timer > 0 && timer <= CFAbsoluteTimeGetCurrent()
        host?.wakesUp(isTimerDue ? .timer : .task)
    }

    private func descriptor(of mode: CFString) -> Int32? {
        if let known = modes.first(where: { CFEqual($0.name, mode) }) { return known.descriptor }
        let found = RunLoopDescriptor.find(of: mode)
        modes.append((mode, found))
        return found
    }
}
