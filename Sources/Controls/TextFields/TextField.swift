import AnimationCore
import Foundation
public import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A control for editing a line of text.
///
/// Each edit is written to the binding at once, and changes that the program makes there appear in the field. Return
/// submits the text (`onSubmit(of:_:)`) and keeps the focus; Tab moves it to the next control. With `axis: .vertical`
/// the field grows with its text up to its `lineLimit`, and Return with Shift or Alt inserts a newline.
///
/// Keys are those of the desktop: arrows, with Control by words, with Shift to select; Home and End; Control with A, C,
/// X, V, Z (with Shift: redo) and Y. A click sets the caret, a double click selects a word, a triple click everything.
/// The middle button pastes the primary selection.
nonisolated public struct TextField<Label: View>: View {
    let label: Label
    let title: String
    let prompt: Text?
    let content: FieldContent
    let kind: TextInput.Kind
    let events: FieldEvents
    @Environment(\.textFieldStyle) private var style

    init(
        label: Label, title: String, prompt: Text?, content: FieldContent, kind: TextInput.Kind = .line,
        events: FieldEvents = FieldEvents()
    ) {
        self.label = label
        self.title = title
        self.prompt = prompt
        self.content = content
        self.kind = kind
        self.events = events
    }

    /// The field in the environment's text field style.
    @MainActor public var body: some View {
        // A label that is a view has a name too.
        let name = title.isEmpty ? HiddenLabel.name(of: label)?.plainString ?? "" : title
        let field = TextField<_TextFieldStyleLabel>(
            label: _TextFieldStyleLabel(content: AnyView(label)), title: name, prompt: prompt, content: content,
            kind: kind, events: events)
        switch style.kind {
        case .look(let look): FieldBody(field: field, look: look)
        case .custom(let custom): custom.body(field).environment(\.textFieldStyle, AnyTextFieldStyle(.plain))
        }
    }
}

/// The label of a text field as its style receives it.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView
    /// The label.
    @MainActor public var body: some View { content }
}

/// Callbacks of a field, besides writing its text.
struct FieldEvents {
    /// Called with true when the field gains the focus, with false when it loses it.
    var editingChanged: (Bool) -> Void = { _ in }
    /// Called when Return is pressed.
    var committed: () -> Void = {}
}

// MARK: Text

extension TextField {
    /// A field for `text` that grows along `axis`; while it is empty, `prompt` or else the label is shown.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), title: prompt?.plainString ?? "", prompt: prompt, content: .text(text),
            kind: axis == .vertical ? .growing : .line)
    }
}

extension TextField where Label == Text {
    init(
        _ title: Text, _ content: FieldContent, prompt: Text?, axis: Axis = .horizontal,
        events: FieldEvents = FieldEvents()
    ) {
        self.init(
            label: title, title: title.plainString, prompt: prompt, content: content,
            kind: axis == .vertical ? .growing : .line, events: events)
    }

    /// A field for `text`; while it is empty, the localised title is shown.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(titleKey), .text(text), prompt: nil)
    }

    /// A field for `text`; while it is empty, the verbatim title is shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Text(title), .text(text), prompt: nil)
    }

    /// A field for `text`; while it is empty, `prompt` or else the localised title is shown.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), .text(text), prompt: prompt)
    }

    /// A field for `text`; while it is empty, `prompt` or else the verbatim title is shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), .text(text), prompt: prompt)
    }

    /// A field for `text` with a localised title, which grows along `axis`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Text(titleKey), .text(text), prompt: nil, axis: axis)
    }

    /// A field for `text` with a verbatim title, which grows along `axis`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(Text(title), .text(text), prompt: nil, axis: axis)
    }

    /// A field for `text` with a localised title and a prompt, which grows along `axis`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(titleKey), .text(text), prompt: prompt, axis: axis)
    }

    /// A field for `text` with a verbatim title and a prompt, which grows along `axis`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(title), .text(text), prompt: prompt, axis: axis)
    }

    // Separate initializers for `onEditingChanged` and `onCommit`: with two defaults every call would be ambiguous.

    /// A field for `text` with a localised title. `onEditingChanged` is called with true when it gains the focus and
    /// with false when it loses it, `onCommit` when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Text(titleKey), .text(text), prompt: nil,
            events: FieldEvents(editingChanged: onEditingChanged, committed: onCommit))
    }

    /// A field for `text` with a verbatim title. `onEditingChanged` is called with true when it gains the focus and
    /// with false when it loses it, `onCommit` when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Text(title), .text(text), prompt: nil,
            events: FieldEvents(editingChanged: onEditingChanged, committed: onCommit))
    }

    /// A field for `text` with a localised title; `onCommit` is called when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), .text(text), prompt: nil, events: FieldEvents(committed: onCommit))
    }

    /// A field for `text` with a verbatim title; `onCommit` is called when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(Text(title), .text(text), prompt: nil, events: FieldEvents(committed: onCommit)) }
}
