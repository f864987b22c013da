public import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// The program's settings: a window that opens by Control-comma, by a settings link, and by the menu bar's Settings.
public struct Settings<Content: View>: _PrimitiveScene {
    private let content: Content

    /// A window with the settings in `content`, as large as they are.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Registers the settings with the host.
    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        var look = WindowScene.Look(title: "\(ProcessInfo.processInfo.processName) Settings")
        look.resizability = .contentSize
        inputs.host.windows.add(
            WindowScene(
                id: nil, isUnique: true, isSettings: true, look: look, inputs: inputs, content: scene[\.content]))
    }

    /// A description without effect, since settings never open at the start.
    public func _windowDescription() -> _WindowDescription {
        var description = _WindowDescription()
        description.opensAtStart = false
        return description
    }
}

/// Action that opens the program's settings: `@Environment(\.openSettings) var openSettings`.
public struct OpenSettingsAction: Sendable {
    private let open: @MainActor @Sendable () -> Void

    package init(_ open: @escaping @MainActor @Sendable () -> Void) { self.open = open }

    /// Opens the window of the program's ``Settings``, or brings it to the front. Without such a scene, nothing happens.
    @MainActor public func callAsFunction() { open() }
}

/// Default outside of a program's windows: there are no settings.
private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

extension EnvironmentValues {
    /// Action that opens the program's settings.
    public package(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}
