import AnimationCore
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// State of assistive technology, and messages to it.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Kinds of messages.
    public struct Notification: Hashable, Sendable {
        fileprivate let name: String

        /// Words that are spoken: the argument, a string.
        public static let announcement = Notification(name: "announcement")
        /// Part of a window has changed.
        public static let layoutChanged = Notification(name: "layoutChanged")
        /// The whole window has changed.
        public static let screenChanged = Notification(name: "screenChanged")
        /// Content has been scrolled by a page; the argument, a string, says where it is.
        public static let pageScrolled = Notification(name: "pageScrolled")
    }

    /// Tells assistive technology of something. A string in `argument` is spoken.
    public static func post(notification: Notification, argument: Any?) {
        if let words = argument as? String {
            AccessibilityNotification.tell(words)
        } else {
            AccessibilityNotification.readAgain()
        }
    }

    /// Host of the views of the window that opened first.
    private static var host: ViewHost? { OpenWindows.hosts.first }

    /// True while a screen reader runs.
    public static var isVoiceOverRunning: Bool { host?.isRead ?? false }
    /// True if the person asked for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { WindowValues.first.colorSchemeContrast == .increased }
    /// True if the person asked for bold text.
    public static var isBoldTextEnabled: Bool { WindowValues.first.legibilityWeight == .bold }
    /// True if the person asked for fewer transparent grounds.
    public static var isReduceTransparencyEnabled: Bool { WindowValues.first.accessibilityReduceTransparency }
    /// True if the person asked for reduced motion.
    public static var isReduceMotionEnabled: Bool { host?.reducesMotion ?? false }
}
