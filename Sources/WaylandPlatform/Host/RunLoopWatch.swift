import CoreFoundation

/// Says when the main run loop falls asleep and wakes up.
///
/// Foundation has no name for this; the run loop beneath it has.
@MainActor final class RunLoopWatch {
    private var observer: CFRunLoopObserver?
    /// When the run loop's next timer fires (its own time), as it was when the loop last fell asleep.
    private var nextTimer = Double.infinity

    /// - Parameters:
    ///   - onWake: is told whether a timer of the run loop was due.
    ///   - onSleep: the run loop is about to wait.
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
