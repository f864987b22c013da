import AnimationCore
@_spi(Engine) import ViewGraph

private enum HandledAroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if a parent handles presses and keys for all of its items, as a menu does: a control in it handles none.
    package var pressesAreHandledAround: Bool {
        get { self[HandledAroundKey.self] }
        set { self[HandledAroundKey.self] = newValue }
    }
}
