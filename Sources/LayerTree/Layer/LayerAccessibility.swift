/// Accessibility facts of a view besides its label, for assistive programs, scripts and tests.
public final class LayerAccessibility: Hashable, Sendable {
    /// Treatment of the views inside.
    public enum Children: String, Hashable, Sendable {
        /// They form one element with the view.
        case combine
        /// They are elements of their own, within the view.
        case contain
        /// They are left out.
        case ignore
    }

    /// Value of a control.
    public let value: String?
    /// Result of using the control.
    public let hint: String?
    /// Name for tests and scripts; assistive programs do not read it out.
    public let identifier: String?
    /// True if the view is left out.
    public let isHidden: Bool
    /// Treatment of the views inside; nil if none was given.
    public let children: Children?
    /// Names of the view's traits in alphabetical order: `isButton`, `isHeader`, ….
    public let traits: [String]

    /// Facts of a view; by default none.
    public init(
        value: String? = nil, hint: String? = nil, identifier: String? = nil, isHidden: Bool = false,
        children: Children? = nil, traits: [String] = []
    ) {
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.isHidden = isHidden
        self.children = children
        self.traits = traits
    }

    private var members: [AnyHashable] { [value, hint, identifier, isHidden, children, traits] }

    /// True if all facts are equal.
    public static func == (a: LayerAccessibility, b: LayerAccessibility) -> Bool { a.members == b.members }

    /// Hashes all facts.
    public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}
