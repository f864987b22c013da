import AccessibilityTree
import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A value or control with a label.
nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    /// True if a style has made the view, inside the one that is read.
    private let isInStyle: Bool
    @Environment(\.labeledContentStyle) private var style

    init(label: Label, content: Content, isInStyle: Bool = false) {
        self.label = label
        self.content = content
        self.isInStyle = isInStyle
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// `content` with `label` in front of it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// The label and the content in the environment's style.
    @MainActor @ViewBuilder public var body: some View {
        if isInStyle { styled } else { styled.accessibility { _ in AccessibilityFacts(.summarized) } }
    }

    @MainActor private var styled: AnyView {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
        return style?.body(configuration)
            ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content of a style's configuration, in the style around that style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, isInStyle: true)
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
