import AnimationCore
import Foundation
@_spi(Engine) import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A field for secrets: it shows a dot for each character, and nothing can be copied from it.
///
/// Styles and keys are those of a ``TextField``; movements by words go to the ends of the text.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// The text field behind it.
    @MainActor public var body: some View { field }
}

extension SecureField {
    /// A field for `text`; while it is empty, `prompt` or else the label is shown.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(
            label: label(), title: prompt?.plainString ?? "", prompt: prompt, content: .text(text), kind: .secret)
    }
}

extension SecureField where Label == Text {
    private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?, _ committed: @escaping () -> Void = {}) {
        field = TextField(
            label: title, title: title.plainString, prompt: prompt, content: .text(text), kind: .secret,
            events: FieldEvents(committed: committed))
    }

    /// A field for `text`; while it is empty, the localised title is shown.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text, nil) }

    /// A field for `text`; while it is empty, the verbatim title is shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Text(title), text, nil)
    }

    /// A field for `text`; while it is empty, `prompt` or else the localised title is shown.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), text, prompt)
    }

    /// A field for `text`; while it is empty, `prompt` or else the verbatim title is shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), text, prompt)
    }

    /// A field for `text` with a localised title; `onCommit` is called when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text, nil, onCommit)
    }

    /// A field for `text` with a verbatim title; `onCommit` is called when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(Text(title), text, nil, onCommit) }
}
