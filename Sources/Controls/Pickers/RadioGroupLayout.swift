import AnimationCore
@_spi(Engine) public import ViewGraph
import Views

private enum RadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if the options of radio groups lie side by side.
    var radioGroupIsHorizontal: Bool {
        get { self[RadioGroupKey.self] }
        set { self[RadioGroupKey.self] = newValue }
    }
}

extension View {
    /// Lays the options of pickers with the style `.radioGroup` in the view side by side instead of under each other.
    nonisolated public func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupIsHorizontal, true) }
}
