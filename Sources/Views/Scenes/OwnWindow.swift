package import AnimationCore
@_spi(Engine) import ViewGraph

/// Access of views to the window that shows them.
package struct OwnWindow: Sendable {
    /// Question that people are asked before the window closes.
    @MainActor package struct ClosingQuestion {
        /// True if people have to be asked.
        package let isNeeded: () -> Bool
        /// Asks, and calls its argument once, now or later: with true if the window is to close.
        package let ask: (_ answer: @escaping @MainActor (Bool) -> Void) -> Void

        package init(
            isNeeded: @escaping () -> Bool, ask: @escaping (_ answer: @escaping @MainActor (Bool) -> Void) -> Void
        ) {
            self.isNeeded = isNeeded
            self.ask = ask
        }
    }

    /// Sets the window's title.
    package var setTitle: @MainActor @Sendable (String) -> Void = { _ in }
    /// Sets the question that people are asked before the window closes; nil for none.
    package var setClosingQuestion: @MainActor @Sendable (ClosingQuestion?) -> Void = { _ in }
    package var bringToFront: @MainActor @Sendable () -> Void = {}

    package init() {}
}

private enum OwnWindowKey: EnvironmentKey { static var defaultValue: OwnWindow { OwnWindow() } }

extension EnvironmentValues {
    /// The window of the views.
    package var ownWindow: OwnWindow {
        get { self[OwnWindowKey.self] }
        set { self[OwnWindowKey.self] = newValue }
    }
}
