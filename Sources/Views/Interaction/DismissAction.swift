public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Ends the presentation that a view is in: `dismiss` of the environment.
///
/// In a window's own views, which nobody presents, it does nothing.
public struct DismissAction: Sendable {
    let action: (@MainActor @Sendable () -> Void)?

    /// - Parameter action: ends the presentation; nil where there is none.
    package init(_ action: (@MainActor @Sendable () -> Void)?) { self.action = action }

    /// Ends the presentation: `dismiss()`. Nothing happens in a window's own views.
    @MainActor @preconcurrency public func callAsFunction() { action?() }
}

/// Whether a view is presented, as older programs ask.
public struct PresentationMode: Sendable {
    fileprivate let action: DismissAction

    /// True in what a sheet, a popover or a stack of views shows; false in a window's own views.
    public var isPresented: Bool { action.action != nil }

    /// Ends the presentation; does nothing where there is none.
    @MainActor @preconcurrency public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}

extension EnvironmentValues {
    /// Ends the presentation that the view is in.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// True in what is presented.
    public var isPresented: Bool { dismiss.action != nil }

    /// Whether the view is presented, and how that is ended.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
