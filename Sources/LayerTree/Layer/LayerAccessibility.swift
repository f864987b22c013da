/// What a program says of a view besides its label: for people who do not see it, for scripts and for tests.
public final class LayerAccessibility: Hashable, Sendable {
    /// What becomes of the views inside.
    public enum Children: String, Hashable, Sendable {
        /// They are told as one with the view.
        case combine
        /// They are told one by one, in the view.
        case contain
        /// They are not told.
        case ignore
    }

    /// What a control is set to.
    public let value: String?
    /// What happens if it is used.
    public let hint: String?
    /// A name that people never hear.
    public let identifier: String?
    public let isHidden: Bool
    public let children: Children?
    /// What the view is, by name, in alphabetical order: `isButton`, `isHeader`, ….
    public let traits: [String]

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

    public static func == (a: LayerAccessibility, b: LayerAccessibility) -> Bool { a.members == b.members }

    public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}
