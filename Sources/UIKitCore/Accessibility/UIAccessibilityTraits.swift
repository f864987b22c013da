import AccessibilityTree

/// Behaviours of an element for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt64
    /// The traits whose bits are set in `rawValue`.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// Acts when pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Opens an address.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// Is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Summarises the program's state at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Does not react to input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes too often for each change to be told.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts playing media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that is increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Handles touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page after it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    /// Role of an element with these traits; nil if they say nothing of it.
    var role: AccessibilityRole? {
        let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
            (.searchField, .searchField), (.adjustable, .slider), (.tabBar, .tabBar), (.link, .link),
            (.button, .button), (.keyboardKey, .button), (.header, .heading), (.image, .image),
            (.staticText, .staticText),
        ]
        return roles.first { contains($0.0) }?.1
    }

    /// States of an element with these traits.
    var states: AccessibilityStates {
        var states: AccessibilityStates = []
        if contains(.selected) { states.formUnion([.selectable, .selected]) }
        if contains(.notEnabled) { states.insert(.disabled) }
        if contains(.updatesFrequently) { states.insert(.updatesFrequently) }
        return states
    }
}
