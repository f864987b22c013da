import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// A field for what nobody else is to read: a dot stands for each character, and nothing of it can be copied.
///
/// Styles and keys are those of a ``TextField``; there are no words in it to go by.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    @MainActor public var body: some View { field }
}

extension SecureField {
    /// A field for `text`; the prompt stands in it while it is empty, without one the label.
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

    /// A field for `text`; the title stands in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text, nil) }

    /// A field for `text`; the title stands in it while it is empty.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Text(title), text, nil)
    }

    /// A field for `text`; the prompt stands in it while it is empty, without one the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), text, prompt)
    }

    /// A field for `text`; the prompt stands in it while it is empty, without one the title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), text, prompt)
    }

    /// A field for `text` that tells when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text, nil, onCommit)
    }

    /// A field for `text` that tells when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(Text(title), text, nil, onCommit) }
}
