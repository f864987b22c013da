public import Foundation

extension AttributeScopes {
    /// What of an attributed string SwiftUI's texts show, besides its links.
    public struct SwiftUIAttributes: AttributeScope {
        /// `font`: the font of a part; where a part has none, the font of the text's place.
        public let font: FontAttribute
        /// `foregroundColor`: the colour of a part's letters. A link without one has the tint.
        public let foregroundColor: ForegroundColorAttribute
        /// `backgroundColor`: what is painted behind a part's line boxes; nothing where it is not set.
        public let backgroundColor: BackgroundColorAttribute
        /// `strikethroughStyle`: a line through a part. It wins over what Markdown said of the part.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// `underlineStyle`: a line under a part.
        public let underlineStyle: UnderlineStyleAttribute
        /// `kern`: points added between the characters of a part.
        public let kern: KerningAttribute
        /// `tracking`: points added between the characters of a part, instead of what `kern` says.
        public let tracking: TrackingAttribute
        /// `baselineOffset`: points by which a part is raised; below 0 it is lowered.
        public let baselineOffset: BaselineOffsetAttribute
        /// `inlinePresentationIntent`: what Markdown said of a part. It makes the part bold, italic, monospaced or
        /// struck through.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's own attributes; of them texts show links.
        public let foundation: FoundationAttributes

        /// The key behind `font`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The key behind `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key behind `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key behind `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key behind `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Points added between characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// Points added between characters; takes precedence over kerning.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// Points by which text is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// What Markdown said of a part. On Apple's systems this is Foundation's; Foundation for Linux lacks it.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The scope to name where Foundation asks for one, as in `AttributedString(_:including:)`.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Lets an attributed string, or a part of one, be asked for these attributes by name: `part.foregroundColor =
    /// .red`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// What a part of a text is, rather than how it looks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
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
