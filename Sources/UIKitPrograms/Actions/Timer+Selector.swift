public import Foundation
public import UIKitCore

extension Timer {
    /// Makes a timer, which a run loop of the main thread has to be given by `add(_:forMode:)`.
    ///
    /// - Parameters:
    ///   - interval: seconds between calls.
    ///   - target: the object that has the method; it is kept until the timer ends.
    ///   - selector: called with the timer.
    ///   - userInfo: nil. Timers on Linux keep no other; one is reported.
    ///   - repeats: false for one call.
    @preconcurrency @MainActor public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        if userInfo != nil {
            UIApplication.report("The timer for “\(selector)” has a userInfo, which timers do not keep.")
        }
        let action = TimerAction(target as AnyObject, selector)
        self.init(timeInterval: interval, repeats: repeats) { _ in action.call() }
        action.timer = self
    }

    /// Schedules such a timer on the main run loop.
    ///
    /// - Parameters:
    ///   - interval: seconds between calls.
    ///   - target: the object that has the method; it is kept until the timer ends.
    ///   - selector: called with the timer.
    ///   - userInfo: nil. Timers on Linux keep no other; one is reported.
    ///   - repeats: false for one call.
    /// - Returns: the timer.
    @preconcurrency @MainActor @discardableResult public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

/// Target and selector of a timer of the main thread.
private final class TimerAction: Sendable {
    @MainActor private let target: AnyObject
    @MainActor weak var timer: Timer?
    private let selector: Selector

    @MainActor init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    /// Called by the run loop of the main thread.
    func call() { MainActor.assumeIsolated { _ = selector.call(on: target, sender: timer) } }
}
