import AccessibilityTree
import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    /// True if a style has made the toggle, inside the one that is read.
    private let isInStyle: Bool
    @Environment(\.toggleStyle) private var style
    @Environment(\.menuLevel) private var menuLevel

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label, isInStyle: Bool = false) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
        self.isInStyle = isInStyle
    }

    /// A toggle for `isOn`.
    ///
    /// - Parameters:
    ///   - isOn: the state, which each press inverts.
    ///   - label: content beside the control.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// A toggle for several states: on if all of them are, and mixed if they differ. A press sets all of them to one state, the first one on.
    ///
    /// - Parameters:
    ///   - sources: the things that have a state.
    ///   - isOn: path to the state of each.
    ///   - label: content beside the control.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let states = sources.map { $0[keyPath: isOn] }
        let onCount = states.count { $0.wrappedValue }
        let all = Binding<Bool> {
            states.allSatisfy(\.wrappedValue)
        } set: { new, transaction in
            for state in states { state.transaction(transaction).wrappedValue = new }
        }
        self.init(isOn: all, isMixed: onCount > 0 && onCount < states.count, label: label())
    }

    /// The toggle in the environment's style.
    @MainActor @ViewBuilder public var body: some View {
        if isInStyle { styled } else { styled.accessibility { facts($0) } }
    }

    @MainActor private var styled: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
        if menuLevel != nil { return AnyView(MenuToggleStyle().makeBody(configuration: configuration)) }
        return style?.body(configuration) ?? AnyView(DefaultToggleStyle().makeBody(configuration: configuration))
    }

    @MainActor private func facts(_ environment: EnvironmentValues) -> AccessibilityFacts {
        // In a menu the item says itself that it is on.
        guard environment.menuLevel == nil else {
            var facts = AccessibilityFacts()
            facts.standsAlone = false
            return facts
        }
        var facts = AccessibilityFacts(.combined, role: .toggle)
        facts.states = isMixed ? [.checkable, .mixed] : isOn.wrappedValue ? [.checkable, .checked] : .checkable
        facts.label = HiddenLabel.words(of: label)
        return facts
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, in the style around that style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(
            isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label, isInStyle: true)
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

extension Toggle where Label == Text {
    /// A toggle for several states with a localised title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// A toggle for several states with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == _ButtonTitle {
    /// A toggle for `isOn` with a localised title beside a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _ButtonTitle(titleKey, systemImage: systemImage) }
    }
}
