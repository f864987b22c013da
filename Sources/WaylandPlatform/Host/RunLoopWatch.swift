import CoreFoundation

/// Observer of the main run loop's sleeping and waking.
///
/// Foundation has no API for this; Core Foundation has.
@MainActor final class RunLoopWatch {
    private var observer: CFRunLoopObserver?
    /// Time at which the run loop's next timer fires, as Core Foundation's absolute time, read when the loop last fell
    /// asleep.
    private var nextTimer = Double.infinity

    /// - Parameters:
    ///   - onWake: called when the run loop wakes up, with true if one of its timers was due.
    ///   - onSleep: called when the run loop is about to wait.
    init(onWake: @escaping @MainActor (_ isTimerDue: Bool) -> Void, onSleep: @escaping @MainActor () -> Void) {
        let activities: CFRunLoopActivity = [.beforeWaiting, .afterWaiting]
        observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, true, 0) { [weak self] _, activity in
            MainActor.assumeIsolated {
                guard let self else { return }
                if activity.contains(.afterWaiting) {
                    onWake(CFAbsoluteTimeGetCurrent() >= self.nextTimer)
                } else {
                    onSleep()
                    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
                    self.nextTimer = next > 0 ? next : .infinity
                }
            }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode)
    }

    func stop() { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode) }
}
