import Foundation

/// State of a control.
public struct UIControlState: OptionSet, Sendable {
    /// The state as bits.
    public let rawValue: UInt
    /// The state with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No special state.
    public static let normal: UIControlState = []
    /// Pressed.
    public static let highlighted = UIControlState(rawValue: 1)
    /// Not usable.
    public static let disabled = UIControlState(rawValue: 2)
    /// Selected.
    public static let selected = UIControlState(rawValue: 4)
}

/// Base class of views that send actions.
open class UIControl: UIView {
    /// State of a control.
    public typealias State = UIControlState

    /// Occasions of actions.
    public struct Event: OptionSet, Sendable {
        /// The occasions as bits.
        public let rawValue: UInt
        /// The occasions with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A press has begun inside.
        public static let touchDown = Event(rawValue: 1)
        /// A press inside has ended inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// All occasions of presses.
        public static let allTouchEvents: Event = [.touchDown, .touchUpInside]
        /// A value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used as it is meant to be: a button was pressed, a switch turned.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text has begun to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// An edit has changed a text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text is not edited any more.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All occasions of texts.
        public static let allEditingEvents: Event = [
            .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        /// All occasions.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    private var targets: [(target: TargetAction, events: Event)] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// False if the control takes no input; true by default.
    open var isEnabled = true
    /// True if the control is selected; false by default. It changes nothing by itself.
    open var isSelected = false
    /// True while the control is pressed.
    open var isHighlighted = false
    /// The control's state.
    open var state: State {
        var state: State = isSelected ? .selected : .normal
        if !isEnabled { state.insert(.disabled) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Calls `action` on `target`, which is not kept, on the occasions `controlEvents`.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else { return }
        targets.append((TargetAction(target as AnyObject, action), controlEvents))
    }

    /// Removes an action on the occasions `controlEvents`; nil for either removes those of any target or with any
    /// selector.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in targets.indices {
            let entry = targets[index].target
            guard target == nil || entry.target === target as AnyObject, action == nil || entry.action == action else {
                continue
            }
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Runs `action` on the occasions `controlEvents`, in place of an equal one.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Does not run `action` any more on the occasions `controlEvents`.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == action.identifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Sends the actions of the occasions `controlEvents`.
    public func sendActions(for controlEvents: Event) {
        targets.removeAll { $0.target.target == nil }
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            if !entry.target.send(from: self) {
                UIApplication.report(
                    "\(type(of: self)) cannot send “\(entry.target.action)”: its target has no such method.", of: self)
            }
        }
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(from: self) }
    }
}

/// Closure that a control runs.
@preconcurrency @MainActor public final class UIAction {
    /// Name by which an action replaces another of a control.
    public let identifier: String
    /// Title, for menus.
    public var title: String
    /// Image, for buttons and menus.
    public var image: UIImage?
    /// Control that runs the action, while it runs.
    public private(set) weak var sender: AnyObject?
    private let handler: @MainActor (UIAction) -> Void

    private static var made = 0

    /// An action.
    ///
    /// - Parameters:
    ///   - title: title, for buttons and menus.
    ///   - image: image, for buttons and menus.
    ///   - identifier: name by which it replaces another action of a control; nil makes one of its own.
    ///   - handler: called with the action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: String? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        Self.made += 1
        self.title = title
        self.image = image
        self.identifier = identifier ?? "action \(Self.made)"
        self.handler = handler
    }

    func perform(from sender: UIControl?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
