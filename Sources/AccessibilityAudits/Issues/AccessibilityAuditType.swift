/// Kinds of faults that an audit looks for.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt64

    /// The kinds whose bits are set in `rawValue`.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Texts that are hard to tell from their background.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// Controls that are too small to be hit.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 1)
    /// Controls and images without a name.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 2)
    /// Texts of which a part is cut off, or that lie over one another.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 3)
    /// Controls that the keyboard does not reach. Only Lilt has this kind.
    public static let keyboard = AccessibilityAuditType(rawValue: 1 << 4)
    /// Elements that are read in another order than they stand. Only Lilt has this kind.
    public static let order = AccessibilityAuditType(rawValue: 1 << 5)

    /// All kinds.
    public static let all: AccessibilityAuditType = [
        .contrast, .hitRegion, .sufficientElementDescription, .textClipped, .keyboard, .order,
    ]
}
