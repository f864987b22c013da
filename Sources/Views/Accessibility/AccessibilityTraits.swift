/// Roles and behaviours of a view for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private(set) var names: Set<String>

    private init(name: String) { names = [name] }
    private init(names: Set<String>) { self.names = names }
    /// No traits.
    public init() { names = [] }

    /// Acts when pressed.
    public static let isButton = AccessibilityTraits(name: "isButton")
    /// Is a heading.
    public static let isHeader = AccessibilityTraits(name: "isHeader")
    /// Is selected.
    public static let isSelected = AccessibilityTraits(name: "isSelected")
    /// Opens an address or another place.
    public static let isLink = AccessibilityTraits(name: "isLink")
    /// Is a search field.
    public static let isSearchField = AccessibilityTraits(name: "isSearchField")
    /// Is an image.
    public static let isImage = AccessibilityTraits(name: "isImage")
    /// Plays a sound of its own when activated.
    public static let playsSound = AccessibilityTraits(name: "playsSound")
    /// Is a key of an on-screen keyboard.
    public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
    /// Is text that does not change.
    public static let isStaticText = AccessibilityTraits(name: "isStaticText")
    /// Summarises the program's state at launch.
    public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
    /// Changes too often for each change to be announced.
    public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
    /// Starts playing media.
    public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
    /// Handles touches directly, without reading out first.
    public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
    /// Turns the page after it has been read.
    public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")
    /// Is modal: views outside it are unreachable while it is shown.
    public static let isModal = AccessibilityTraits(name: "isModal")
    /// Can be switched on and off.
    public static let isToggle = AccessibilityTraits(name: "isToggle")
    /// Is a tab bar.
    public static let isTabBar = AccessibilityTraits(name: "isTabBar")

    /// True if all traits of `member` are in this set.
    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
    /// The traits that are in either set.
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    /// The traits that are in both sets.
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    /// The traits that are in exactly one of the sets.
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
    /// Adds the traits of `other`.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps only the traits that are in `other` too.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps the traits that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    /// Adds `newMember`. Returns whether it was missing, and `newMember`.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes `member`. Returns the removed traits; nil if there were none.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }

    /// Adds `newMember`. Returns those of its traits that were in the set; nil if there were none.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.names.isEmpty ? nil : known
    }
}
