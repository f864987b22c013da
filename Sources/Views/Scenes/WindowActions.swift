public import AnimationCore
@_spi(Engine) package import ViewGraph

/// Identifies a window to open or close, by scene identifier, value, or both.
package struct WindowRequest: Hashable {
    package var id: String?
    package var value: AnyHashable?

    package init(id: String?, value: AnyHashable?) {
        self.id = id
        self.value = value
    }

    /// The scene that the request refers to; nil if there is none.
    @MainActor package func scene(in windows: SceneWindows) -> WindowScene? {
        windows.scene(id: id, valueType: value.map { type(of: $0.base) })
    }
}

/// Action that opens windows: `@Environment(\.openWindow) var openWindow`.
public struct OpenWindowAction: Sendable {
    private let open: @MainActor @Sendable (WindowRequest) -> Void

    package init(_ open: @escaping @MainActor @Sendable (WindowRequest) -> Void) { self.open = open }

    /// Opens a window of the scene with this identifier. The only window of a `Window` is brought to the front if it is
    /// open.
    @MainActor public func callAsFunction(id: String) { open(WindowRequest(id: id, value: nil)) }

    /// Opens the window for `value` in the first scene for values of its type, or brings it to the front.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(WindowRequest(id: nil, value: value))
    }

    /// Opens the window for `value` in the scene with this identifier, or brings it to the front.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: value))
    }
}

/// Action that closes windows: `@Environment(\.dismissWindow) var dismissWindow`.
public struct DismissWindowAction: Sendable {
    /// Closes all windows that match the request; nil closes the window of the view.
    private let dismiss: @MainActor @Sendable (WindowRequest?) -> Void

    package init(_ dismiss: @escaping @MainActor @Sendable (WindowRequest?) -> Void) { self.dismiss = dismiss }

    /// Closes the view's window.
    @MainActor public func callAsFunction() { dismiss(nil) }

    /// Closes all windows of the scene with this identifier.
    @MainActor public func callAsFunction(id: String) { dismiss(WindowRequest(id: id, value: nil)) }

    /// Closes the window for `value`.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
        dismiss(WindowRequest(id: nil, value: value))
    }

    /// Closes the window for `value` in the scene with this identifier.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        dismiss(WindowRequest(id: id, value: value))
    }
}

/// Defaults outside of a program's windows: nothing can be opened or closed.
private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}
private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}
private enum MultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Action that opens windows of the program's scenes.
    public var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Action that closes windows of the program's scenes.
    public var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// True if ``openWindow`` can open windows.
    public var supportsMultipleWindows: Bool {
        get { self[MultipleWindowsKey.self] }
        set { self[MultipleWindowsKey.self] = newValue }
    }
}
