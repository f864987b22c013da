public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Reasons for which the content of a view is not shown.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int
    /// Reasons with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not known yet: bars stand for lines of text, and rectangles for images.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private. Only views that `privacySensitive()` marks show placeholders.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date. Views of a program may show that; the library's do not.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum SensitivityKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Reasons for which the content here is not shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[SensitivityKey.self] }
        set { self[SensitivityKey.self] = newValue }
    }

    /// True if texts and images show placeholders.
    package var showsPlaceholders: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

/// Part of a colour's opacity with which placeholders of text show it. Our guess: Apple documents no number.
package let placeholderOpacity = 0.2

extension View {
    /// Adds a reason for which the content of the view is not shown.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.insert(reason) }
    }

    /// Removes all reasons for which the content of the view is not shown.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as one with private content.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
