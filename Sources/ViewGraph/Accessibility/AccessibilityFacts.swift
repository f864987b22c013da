package import AccessibilityTree
package import Foundation
package import Geometry

/// Facts that one box gives about itself to assistive technology. They are read when somebody asks, and stored nowhere.
@_spi(Engine) @MainActor public struct AccessibilityFacts {
    /// Treatment of the elements in the box.
    package enum Content {
        /// They stand for themselves, and the facts are added to each. Without any, facts with a name, a role or an
        /// action are an element.
        case unchanged
        /// They lie in an element.
        case contained
        /// They are merged into one element.
        case combined
        /// Those that only say something are merged into one element; controls lie in it.
        case summarized
        /// They give the element its words, its actions and its place in the order of the focus; otherwise they are left
        /// out.
        case named
        /// They are left out: the facts are an element.
        case ignored
    }

    package var content: Content
    package var role: AccessibilityRole?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden = false
    /// States that the element has, in addition to those that it has by itself, and states that it has not.
    package var states: AccessibilityStates = []
    package var removedStates: AccessibilityStates = []
    /// Roles that the element is not to have.
    package var removedRoles: Set<AccessibilityRole> = []
    package var headingLevel: Int?
    package var range: AccessibilityRange?
    package var text: AccessibilityText?
    package var position: AccessibilityPosition?
    package var grid: AccessibilityGrid?
    package var details: [AccessibilityDetail] = []
    /// Elements with greater numbers are read earlier within their container.
    package var sortPriority: Double?
    /// Point at which a click on the element falls, in the unit space of its frame; nil for the middle.
    package var activationPoint: UnitPoint?
    /// Names by which people call the element by voice, the best first.
    package var inputLabels: [String] = []
    /// Pair of a label and what it names, to which the element belongs; nil for none.
    package var pair: AccessibilityPair?
    /// Rotors that the element has, and names by which rotors lead to it.
    var rotors: [AccessibilityRotor] = []
    package var rotorNames: [AnyHashable] = []
    package var handlers = AccessibilityHandlers()
    /// True if the element is to have no actions.
    package var isInactive = false
    /// False if the facts alone are no element, where the box has no other.
    package var standsAlone = true

    package init(_ content: Content = .unchanged, role: AccessibilityRole? = nil) {
        self.content = content
        self.role = role
    }
}

/// Closures by which an element does what is asked of it.
@MainActor package struct AccessibilityHandlers {
    /// An action, and the closure that performs it.
    package struct Action {
        package let action: AccessibilityAction
        /// Performs the action. The point, in the window, is the one at which a click would fall.
        package let perform: @MainActor (CGPoint) -> Void

        package init(action: AccessibilityAction, perform: @escaping @MainActor (CGPoint) -> Void) {
            self.action = action
            self.perform = perform
        }
    }

    /// Actions, the default one first.
    package var actions: [Action] = []
    package var setNumber: (@MainActor (Double) -> Void)?
    package var setSelected: (@MainActor (Bool) -> Void)?
    /// Edits a text; returns false for what the text cannot do.
    package var edit: (@MainActor (AccessibilityRequest) -> Bool)?
    /// Returns the frames of characters, in the box, in points.
    package var characterFrames: (@MainActor (Range<Int>) -> [CGRect])?
    /// Returns the looks of all characters.
    package var textRuns: (@MainActor () -> [AccessibilityTextRun])?

    package init() {}

    /// Adds an action; one of the same kind that is there already stays.
    package mutating func add(
        _ kind: AccessibilityAction.Kind, name: String = "", perform: @escaping @MainActor () -> Void
    ) {
        add(Action(action: AccessibilityAction(kind, name: name)) { _ in perform() })
    }

    /// Adds an action; one of the same kind that is there already stays.
    package mutating func add(_ entry: Action) {
        let kind = entry.action.kind
        guard !actions.contains(where: { $0.action.kind == kind }) else { return }
        if kind == .activate { actions.insert(entry, at: 0) } else { actions.append(entry) }
    }

    /// Adds an action of the program's, by its name.
    package mutating func addNamed(_ name: String, perform: @escaping @MainActor () -> Void) {
        addNamed(name) { (_: CGPoint) in perform() }
    }

    /// Adds an action of the program's, by its name. It receives the point in the window at which a click on the element falls.
    package mutating func addNamed(_ name: String, perform: @escaping @MainActor (CGPoint) -> Void) {
        var number = 0
        for entry in actions { if case .custom(let used) = entry.action.kind { number = max(number, used + 1) } }
        actions.append(Action(action: AccessibilityAction(.custom(number), name: name), perform: perform))
    }

    /// Adds the handlers of `other` that are missing; its named actions get other numbers.
    package mutating func add(_ other: AccessibilityHandlers) {
        for entry in other.actions {
            if case .custom = entry.action.kind {
                addNamed(entry.action.name, perform: entry.perform)
            } else {
                add(entry)
            }
        }
        setNumber = setNumber ?? other.setNumber
        setSelected = setSelected ?? other.setSelected
        edit = edit ?? other.edit
        characterFrames = characterFrames ?? other.characterFrames
        textRuns = textRuns ?? other.textRuns
    }
}

/// Place of an element in a pair of a label and what it names.
package struct AccessibilityPair: Hashable {
    package let isLabel: Bool
    /// Equal for the two elements of a pair.
    package let id: AnyHashable

    package init(isLabel: Bool, id: AnyHashable) {
        self.isLabel = isLabel
        self.id = id
    }
}
