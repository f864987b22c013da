public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Action that dismisses the presentation containing a view: the environment's `dismiss`.
///
/// In a window's own views, which are not presented, it does nothing.
public struct DismissAction: Sendable {
    let action: (@MainActor @Sendable () -> Void)?

    /// An action that calls `action` to dismiss the presentation; nil outside of one.
    package init(_ action: (@MainActor @Sendable () -> Void)?) { self.action = action }

    /// Dismisses the presentation: `dismiss()`. Does nothing in a window's own views.
    @MainActor @preconcurrency public func callAsFunction() { action?() }
}

/// Indicates whether a view is presented, in the form of older programs.
public struct PresentationMode: Sendable {
    fileprivate let action: DismissAction

    /// True inside a sheet, a popover, or a pushed view of a navigation stack; false in a window's own views.
    public var isPresented: Bool { action.action != nil }

    /// Dismisses the presentation; does nothing outside of one.
    @MainActor @preconcurrency public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}

extension EnvironmentValues {
    /// Action that dismisses the presentation containing the view.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// True inside a presentation.
    public var isPresented: Bool { dismiss.action != nil }

    /// Presentation state of the view, with a method to dismiss it. Writing to the binding has no effect.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
