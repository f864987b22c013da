import Foundation

/// Action of an element that has a name of its own.
public final class UIAccessibilityCustomAction {
    /// Name of the action.
    public var name: String
    let perform: @MainActor (UIAccessibilityCustomAction) -> Bool

    /// An action that calls `actionHandler`, which returns true if it did something.
    public init(name: String, actionHandler: @escaping @MainActor (UIAccessibilityCustomAction) -> Bool) {
        self.name = name
        perform = actionHandler
    }
}
