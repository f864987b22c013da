import AccessibilityTree
public import Foundation

extension AttributeScopes {
    /// Attribute scope with the attributes that change what assistive technology says of a string.
    public struct AccessibilityAttributes: AttributeScope {
        /// `accessibilitySpeechAnnouncementPriority`: urgency of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        /// `accessibilitySpeechSpellsOutCharacters`: true for characters that are read one by one.
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute

        /// The key behind `accessibilitySpeechAnnouncementPriority`.
        public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = AnnouncementPriority
            /// Name of the attribute in encoded strings.
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"

            /// Urgency of an announcement.
            public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
                /// It is spoken when the present words have ended. AT-SPI has no lower urgency than `default`.
                case low
                /// It is spoken when the present words have ended.
                case `default`
                /// It interrupts the present words.
                case high
            }
        }

        /// The key behind `accessibilitySpeechSpellsOutCharacters`.
        public enum SpellOutAttribute: CodableAttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = Bool
            /// Name of the attribute in encoded strings.
            public static let name = "UIAccessibilitySpeechAttributeSpellOut"
        }
    }

    /// Type of the scope, to pass where Foundation takes a key path to a scope, as in `AttributedString(_:including:)`.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// Gives an attributed string, and each part of one, these attributes as properties.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority {
    var urgency: AccessibilityUrgency {
        switch self {
        case .low: .low
        case .default: .normal
        case .high: .high
        }
    }
}
