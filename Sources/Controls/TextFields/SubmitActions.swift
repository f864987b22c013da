import AnimationCore
@_spi(Engine) public import ViewGraph

/// Events by which a view submits its content.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// Bits of the triggers.
    public let rawValue: Int
    /// The triggers whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An action for submissions inside a view.
package struct SubmitAction {
    package let triggers: SubmitTriggers
    package let action: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
    /// Submit actions around a view, the innermost first.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when a view inside submits by one of `triggers`. If several surround it, all run, the innermost
    /// first.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.insert(SubmitAction(triggers: triggers, action: action), at: 0) }
    }

    /// Keeps submissions in this view from `onSubmit` actions around it, if `isBlocking`.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
