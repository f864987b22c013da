import LayerTree
@_spi(Engine) public import ViewGraph

/// What else is said of a view: it is in the layer snapshot (`accessibility`), on a layer of its own around the view.
///
/// No assistive technology is connected to windows of this library, so nobody reads it aloud.
nonisolated struct AccessibilityFactsModifier: PrimitiveModifier {
    let facts: LayerAccessibility

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in box.ownLayer.accessibility = value.facts }
    }
}

/// What a view is, to people who do not see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private(set) var names: Set<String>

    private init(name: String) { names = [name] }
    private init(names: Set<String>) { self.names = names }
    public init() { names = [] }

    /// It acts when it is pressed.
    public static let isButton = AccessibilityTraits(name: "isButton")
    /// It heads what follows.
    public static let isHeader = AccessibilityTraits(name: "isHeader")
    /// It is chosen among others.
    public static let isSelected = AccessibilityTraits(name: "isSelected")
    /// It leads somewhere else.
    public static let isLink = AccessibilityTraits(name: "isLink")
    /// It is where one types what to look for.
    public static let isSearchField = AccessibilityTraits(name: "isSearchField")
    /// It is a picture.
    public static let isImage = AccessibilityTraits(name: "isImage")
    /// It plays a sound of its own when it is used.
    public static let playsSound = AccessibilityTraits(name: "playsSound")
    /// It stands for a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(name: "isStaticText")
    /// It says how things stand when a program begins.
    public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
    /// It changes so often that each change need not be told.
    public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
    /// It starts to play something.
    public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
    /// It is touched rather than read out.
    public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
    /// It turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")
    /// What lies outside of it is out of reach while it is there.
    public static let isModal = AccessibilityTraits(name: "isModal")
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(name: "isToggle")
    /// It holds the choices of a tab bar.
    public static let isTabBar = AccessibilityTraits(name: "isTabBar")

    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }

    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.names.isEmpty ? nil : known
    }
}

/// What becomes of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: LayerAccessibility.Children

    /// They are not told.
    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    /// They are told one by one.
    public static let contain = AccessibilityChildBehavior(children: .contain)
    /// They are told as one.
    public static let combine = AccessibilityChildBehavior(children: .combine)
}

extension View {
    nonisolated private func facts(_ facts: LayerAccessibility) -> some View {
        modifier(AccessibilityFactsModifier(facts: facts))
    }

    /// What a control is set to.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        facts(LayerAccessibility(value: value.plainString))
    }

    /// The same, with a value that is looked up.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// The same, with a value that is taken as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        facts(LayerAccessibility(value: String(value)))
    }

    /// What happens if the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        facts(LayerAccessibility(hint: hint.plainString))
    }

    /// The same, with a hint that is looked up.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// The same, with a hint that is taken as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        facts(LayerAccessibility(hint: String(hint)))
    }

    /// A name for tests, which people never hear.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        facts(LayerAccessibility(identifier: identifier))
    }

    /// Hidden from assistive technology; drawn all the same.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        facts(LayerAccessibility(isHidden: hidden))
    }

    /// Says what the view is besides what it is already; it is told in the layer snapshot.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        facts(LayerAccessibility(traits: traits.names.sorted()))
    }

    /// Makes one element of the view and what is inside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        facts(LayerAccessibility(children: children.children))
    }

    /// Says what the view is for. It is kept as a hint: no bubble shows it under the pointer.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// The same, with a text that is looked up.
    nonisolated public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

    /// The same, with a text that is taken as it is.
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(text)
    }
}
