public import Foundation

extension AttributeScopes {
    /// Attribute scope with the attributes, besides links, that SwiftUI's texts show.
    public struct SwiftUIAttributes: AttributeScope {
        /// `font`: the font of a part; by default the environment's.
        public let font: FontAttribute
        /// `foregroundColor`: the colour of a part's letters. A link without one is drawn in the tint colour.
        public let foregroundColor: ForegroundColorAttribute
        /// `backgroundColor`: colour behind a part's line boxes; none by default.
        public let backgroundColor: BackgroundColorAttribute
        /// `strikethroughStyle`: a line through a part. It wins over strikethrough from `inlinePresentationIntent`.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// `underlineStyle`: a line under a part.
        public let underlineStyle: UnderlineStyleAttribute
        /// `kern`: points added between the characters of a part.
        public let kern: KerningAttribute
        /// `tracking`: points added between the characters of a part; takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// `baselineOffset`: points by which a part is raised; below 0 it is lowered.
        public let baselineOffset: BaselineOffsetAttribute
        /// `inlinePresentationIntent`: emphasis from Markdown. It makes the part bold, italic, monospaced or struck
        /// through.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's own attributes, of which texts show links.
        public let foundation: FoundationAttributes

        /// The key behind `font`.
        public enum FontAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = Font
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.Font"
        }

        /// The key behind `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = Color
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key behind `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = Color
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key behind `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key behind `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key behind `kern`: points added between characters.
        public enum KerningAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = CGFloat
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.Kern"
        }

        /// The key behind `tracking`: points added between characters; takes precedence over `kern`.
        public enum TrackingAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = CGFloat
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key behind `baselineOffset`: points by which text is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = CGFloat
            /// Name of the attribute in encoded strings.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The key behind `inlinePresentationIntent`. On Apple's systems it is Foundation's; Foundation for Linux lacks
        /// it.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// Type of the attribute's value.
            public typealias Value = InlinePresentationIntent
            /// Name of the attribute in encoded strings.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// Type of the scope, to pass where Foundation takes a key path to a scope, as in `AttributedString(_:including:)`.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Gives an attributed string, and each part of one, these attributes as properties: `part.foregroundColor = .red`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// Meaning of a part of a text in Markdown (emphasis, code), from which its look follows.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// Bits of the intents, as in Foundation on Apple's systems.
    public let rawValue: UInt
    /// Set of the intents whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`: shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// `**text**`: shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Between backticks in Markdown: shown monospaced.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// `~~text~~`: shown struck through by a single line.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
