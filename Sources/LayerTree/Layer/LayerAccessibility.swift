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
    /// Whether nothing is said of the view.
    public let isHidden: Bool
    /// What becomes of the views inside; nil where nothing was said.
    public let children: Children?
    /// What the view is, by name, in alphabetical order: `isButton`, `isHeader`, ….
    public let traits: [String]

    /// What is said, each thing only if there is any.
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

    /// Whether both say the same.
    public static func == (a: LayerAccessibility, b: LayerAccessibility) -> Bool { a.members == b.members }

    /// By all that is said.
    public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}
