package import AccessibilityTree
import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph

/// Messages to assistive technology.
public enum AccessibilityNotification {
    /// Words that are spoken. Nobody hears them unless a screen reader runs.
    public struct Announcement: Sendable {
        private let words: String
        private let urgency: AccessibilityUrgency

        /// Words to be spoken.
        public init(_ announcement: String) {
            words = announcement
            urgency = .normal
        }

        /// Words to be spoken. Of their attributes `accessibilitySpeechSpellsOutCharacters` counts, and the greatest
        /// `accessibilitySpeechAnnouncementPriority`.
        public init(_ announcement: AttributedString) {
            words = announcement.runs.map { run in
                let part = String(announcement.characters[run.range])
                return run.accessibilitySpeechSpellsOutCharacters == true ? part.spelledOut : part
            }.joined()
            urgency = announcement.runs.compactMap(\.accessibilitySpeechAnnouncementPriority?.urgency).max() ?? .normal
        }

        /// Localised words to be spoken.
        public init(_ announcement: LocalizedStringResource) {
            words = String(localized: announcement)
            urgency = .normal
        }

        /// Speaks the words.
        @MainActor public func post() { AccessibilityNotification.tell(words, urgency) }
    }

    /// Part of the window has changed: the elements are read anew, as after every update.
    public struct LayoutChanged: Sendable {
        /// A change of part of a window.
        public init() {}

        /// Has the elements read anew.
        @MainActor public func post() { AccessibilityNotification.readAgain() }
    }

    /// The whole window has changed: the elements are read anew, as after every update.
    public struct ScreenChanged: Sendable {
        /// A change of a whole window.
        public init() {}

        /// Has the elements read anew.
        @MainActor public func post() { AccessibilityNotification.readAgain() }
    }

    /// Content has been scrolled by a page; the words say where it is now.
    public struct PageScrolled: Sendable {
        private let words: String

        /// Words that say where the content is now.
        public init(_ announcement: String) { words = announcement }

        /// Speaks the words.
        @MainActor public func post() { AccessibilityNotification.tell(words) }
    }

    /// Speaks words in the window that opened last.
    @MainActor package static func tell(_ words: String, _ urgency: AccessibilityUrgency = .normal) {
        guard !words.isEmpty else { return }
        OpenWindows.hosts.last?.onAnnouncement(words, urgency)
    }

    @MainActor package static func readAgain() {
        for host in OpenWindows.hosts { host.onNeedsFrame() }
    }
}
