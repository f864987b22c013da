package import AccessibilityTree
import DesktopBus
import Platform

extension WaylandHost {
    /// Follows whether the desktop's assistive technology is on, and serves it then.
    func followAccessibility(on bus: BusConnection, onScreenReader: @escaping @MainActor (Bool?) -> Void) {
        guard servesAccessibility != false else { return }
        let accessibility = DesktopAccessibility(self)
        self.accessibility = accessibility
        accessibility.begin(on: bus, onScreenReader: onScreenReader)
    }
}

/// Part of a window about assistive technology.
@MainActor struct WindowOnBus {
    /// Source of what is read; nil for nothing.
    weak var source: (any AccessibilitySource)?
    /// Number of the window on the accessibility bus; nil if it is not there.
    var number: Int?
}

extension WaylandWindow {
    /// True while the window has the keyboard.
    var isActive: Bool { toplevel?.announced?.isActivated ?? false }

    package func setAccessibilitySource(_ source: (any AccessibilitySource)?) {
        guard source !== accessibility.source else { return }
        accessibility.source = source
        host?.accessibility?.sourceChanged(of: self)
    }

    package func accessibilityMayHaveChanged() {
        guard accessibility.number != nil else { return }
        host?.accessibility?.mayHaveChanged(self)
    }

    package func announce(_ message: String, _ urgency: AccessibilityUrgency) {
        host?.accessibility?.announce(message, urgency, in: self)
    }
}
