import AccessibilityTree
import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style

    /// A toggle for `isOn`.
    ///
    /// - Parameters:
    ///   - isOn: the state, which each press inverts.
    ///   - label: content beside the control.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The toggle in the environment's style.
    @MainActor public var body: some View {
        style.body(
            ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
        )
        .accessibility { environment in
            // In a menu the item says itself that it is on.
            guard environment.menuLevel == nil else {
                var facts = AccessibilityFacts()
                facts.standsAlone = false
                return facts
            }
            var facts = AccessibilityFacts(.combined, role: .toggle)
            facts.states = isOn.wrappedValue ? [.checkable, .checked] : .checkable
            facts.label = HiddenLabel.name(of: label)?.plainString
            return facts
        }
    }
}

extension Toggle where Label == Text {
    /// A toggle for `isOn` with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A toggle for `isOn` with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == _ButtonTitle {
    /// A toggle for `isOn` with a localised title beside a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _ButtonTitle(titleKey, systemImage: systemImage) }
    }
}
