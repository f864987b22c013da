package import AnimationCore
import Foundation

/// Steps of a program's run, for modules that follow it.
@MainActor package enum ProgramLife {
    /// Called once, when the program's `App` has been made, before a window opens.
    package static var whenStarted: [() -> Void] = []
    /// Called once, when the program ends.
    package static var whenEnding: [() -> Void] = []
    /// Changes to the environment at the root of each window.
    package static var environmentEdits: [@MainActor (inout EnvironmentValues) -> Void] = []

    /// Reports that the program has started.
    package static func started() { run(&whenStarted) }

    /// Reports that the program ends.
    package static func ended() {
        run(&whenEnding)
        NotificationCenter.default.post(name: Notification.Name("UIApplicationWillTerminateNotification"), object: nil)
    }

    /// Tells observers, under the names of UIKit, that a window has got or lost the keyboard.
    package static func activityChanged(isActive: Bool) {
        let name = isActive ? "UIApplicationDidBecomeActiveNotification" : "UIApplicationWillResignActiveNotification"
        NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }

    private static func run(_ actions: inout [() -> Void]) {
        let due = actions
        actions = []
        for action in due { action() }
    }
}
