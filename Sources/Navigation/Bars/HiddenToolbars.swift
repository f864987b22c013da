package import AnimationCore
import AttributeGraph
@_spi(Engine) import ViewGraph

private enum HiddenToolbarsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if people have hidden the top bars of a window by a command.
    package var toolbarsAreHidden: Bool {
        get { self[HiddenToolbarsKey.self] }
        set { self[HiddenToolbarsKey.self] = newValue }
    }
}
