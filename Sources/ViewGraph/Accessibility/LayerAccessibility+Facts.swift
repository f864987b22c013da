import AccessibilityTree
import LayerTree

extension AccessibilityFacts {
    /// Facts that modifiers have put on a layer; nil if there are none.
    init?(of layer: Layer) {
        let more = layer.accessibility
        guard layer.label != nil || more != nil else { return nil }
        self.init()
        label = layer.label
        guard let more else { return }
        value = more.value
        hint = more.hint
        identifier = more.identifier
        isHidden = more.isHidden
        switch more.children {
        case .combine: content = .combined
        case .contain: content = .contained
        case .ignore: content = .ignored
        case nil: content = .unchanged
        }
        for trait in more.traits { add(trait) }
    }

    /// Adds what a trait of that name says.
    package mutating func add(_ trait: String) {
        if let role = Self.role(of: trait) { self.role = role }
        states.formUnion(Self.states(of: trait))
    }

    /// Takes away what a trait of that name says.
    package mutating func remove(_ trait: String) {
        if let role = Self.role(of: trait) { removedRoles.insert(role) }
        removedStates.formUnion(Self.states(of: trait))
    }

    private static func role(of trait: String) -> AccessibilityRole? {
        switch trait {
        case "isButton", "isKeyboardKey": .button
        case "isHeader": .heading
        case "isLink": .link
        case "isSearchField": .searchField
        case "isImage": .image
        case "isStaticText": .staticText
        case "isToggle": .toggle
        case "isTabBar": .tabBar
        default: nil
        }
    }

    private static func states(of trait: String) -> AccessibilityStates {
        switch trait {
        case "isSelected": [.selected, .selectable]
        case "isToggle": .checkable
        case "isModal": .modal
        case "updatesFrequently": .updatesFrequently
        default: []
        }
    }
}
