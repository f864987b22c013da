import AccessibilityTree
import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A value or control with a label.
nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// `content` with `label` in front of it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// The label, and the content in the secondary style, at the two ends of a line.
    @MainActor public var body: some View {
        LabeledControl(label: label, control: content.foregroundStyle(Color.secondary))
            .accessibility { _ in AccessibilityFacts(.summarized) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// `content` with a localised title in front of it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// `content` with a verbatim title in front of it.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A string with a localised title in front of it.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// A string with a verbatim title in front of it.
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// A value in some format with a localised title in front of it.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// A value in some format with a verbatim title in front of it.
    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}
