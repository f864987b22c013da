public import AnimationCore
@_spi(Engine) package import ViewGraph

/// Which window is meant.
package struct WindowRequest: Hashable {
    package var id: String?
    package var value: AnyHashable?

    package init(id: String?, value: AnyHashable?) {
        self.id = id
        self.value = value
    }

    /// The scene that it is about.
    @MainActor package func scene(in windows: SceneWindows) -> WindowScene? {
        windows.scene(id: id, valueType: value.map { type(of: $0.base) })
    }
}

/// Opens windows: `@Environment(\.openWindow) var openWindow`.
public struct OpenWindowAction: Sendable {
    private let open: @MainActor @Sendable (WindowRequest) -> Void

    package init(_ open: @escaping @MainActor @Sendable (WindowRequest) -> Void) { self.open = open }

    /// Opens a window of the scene with this identifier; the window of a `Window` comes to the front if it is there.
    @MainActor public func callAsFunction(id: String) { open(WindowRequest(id: id, value: nil)) }

    /// Opens the window for `value` of the first scene whose windows are for such values, or brings it to the front.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(WindowRequest(id: nil, value: value))
    }

    /// Opens the window for `value` of the scene with this identifier, or brings it to the front.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: value))
    }
}

/// Closes windows: `@Environment(\.dismissWindow) var dismissWindow`.
public struct DismissWindowAction: Sendable {
    /// Closes all windows that are meant; nil: the one in whose environment the action is.
    private let dismiss: @MainActor @Sendable (WindowRequest?) -> Void

    package init(_ dismiss: @escaping @MainActor @Sendable (WindowRequest?) -> Void) { self.dismiss = dismiss }

    /// Closes the window that the view is in.
    @MainActor public func callAsFunction() { dismiss(nil) }

    /// Closes all windows of the scene with this identifier.
    @MainActor public func callAsFunction(id: String) { dismiss(WindowRequest(id: id, value: nil)) }

    /// Closes the window that is for `value`.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
        dismiss(WindowRequest(id: nil, value: value))
    }

    /// Closes the window of the scene with this identifier that is for `value`.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        dismiss(WindowRequest(id: id, value: value))
    }
}

/// Outside of a program's windows there are none to open or to close.
private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}
private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}
private enum MultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Opens windows of the program's scenes.
    public var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows of the program's scenes.
    public var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Whether ``openWindow`` opens windows.
    public var supportsMultipleWindows: Bool {
        get { self[MultipleWindowsKey.self] }
        set { self[MultipleWindowsKey.self] = newValue }
    }
}
