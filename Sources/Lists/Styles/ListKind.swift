/// The built-in arrangements of lists.
public enum _ListKind: Sendable {
    /// Rows across the whole width, with headers that stay in view.
    case plain
    /// Like ``plain``, with a margin at the sides.
    case inset
    /// Sections as blocks across the whole width, on a tinted background.
    case grouped
    /// Sections as blocks with round corners, on a tinted background.
    case insetGrouped
    /// Rows without background or separators, under bold headers that collapse their sections.
    case sidebar

    /// True for sections that are blocks on a tinted background.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    /// True if headers stay in view while their section passes.
    var pinsHeaders: Bool { self == .plain || self == .inset }
}
