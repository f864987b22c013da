/// Words that assistive technology is told to speak.
public struct AccessibilityAnnouncement: Equatable, Sendable {
    /// The words.
    public var words: String
    /// Relation of the words to what is being spoken.
    public var urgency: AccessibilityUrgency

    /// An announcement.
    public init(_ words: String, _ urgency: AccessibilityUrgency = .normal) {
        self.words = words
        self.urgency = urgency
    }
}

/// Relation of an announcement to what is being spoken.
public enum AccessibilityUrgency: Int, Comparable, Sendable {
    /// It can wait.
    case low
    /// It is spoken when the present words have ended.
    case normal
    /// It interrupts them.
    case high

    /// True if `a` is less urgent.
    public static func < (a: AccessibilityUrgency, b: AccessibilityUrgency) -> Bool { a.rawValue < b.rawValue }
}
