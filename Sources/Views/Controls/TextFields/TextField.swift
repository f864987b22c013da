import AnimationCore
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// A control for a line of text.
///
/// Each edit is written to the binding at once, and what the program writes there appears in the field. Return submits the
/// text (`onSubmit(of:_:)`) and leaves the keyboard where it is; Tab takes it to the next control. With
/// `axis: .vertical` the field grows with its text up to its `lineLimit`, and Return with shift or alt begins a new line.
///
/// Keys are those of the desktop: arrows, with control by words, with shift to select; Home and End; control with a, c, x, v,
/// z (with shift: redo) and y. A click sets the caret, two select a word, three all of it; the middle button pastes what was
/// selected last.
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

    @MainActor public var body: some View {
        let field = TextField<_TextFieldStyleLabel>(
            label: _TextFieldStyleLabel(content: AnyView(label)), title: title, prompt: prompt, content: content,
            kind: kind, events: events)
        switch style.kind {
        case .look(let look): FieldBody(field: field, look: look)
        case .custom(let custom): custom.body(field).environment(\.textFieldStyle, AnyTextFieldStyle(.plain))
        }
    }
}

/// The label of a field that a style gets.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
}

/// What a field is told to do beside writing its text.
struct FieldEvents {
    /// It got the keyboard, or lost it.
    var editingChanged: (Bool) -> Void = { _ in }
    /// Return was pressed.
    var committed: () -> Void = {}
}

// MARK: Text

extension TextField {
    /// A field for `text` that grows along `axis`.
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

    /// A field for `text`; the title stands in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(titleKey), .text(text), prompt: nil)
    }

    /// A field for `text`; the title stands in it while it is empty.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Text(title), .text(text), prompt: nil)
    }

    /// A field for `text`; the prompt stands in it while it is empty, without one the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), .text(text), prompt: prompt)
    }

    /// A field for `text`; the prompt stands in it while it is empty, without one the title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), .text(text), prompt: prompt)
    }

    /// A field for `text` that grows along `axis`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Text(titleKey), .text(text), prompt: nil, axis: axis)
    }

    /// A field for `text` that grows along `axis`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(Text(title), .text(text), prompt: nil, axis: axis)
    }

    /// A field for `text` that grows along `axis`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(titleKey), .text(text), prompt: prompt, axis: axis)
    }

    /// A field for `text` that grows along `axis`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(title), .text(text), prompt: prompt, axis: axis)
    }

    // With `onEditingChanged` and `onCommit` separate, since defaults would make every call ambiguous.

    /// A field for `text` that tells when it gets the keyboard (true) and loses it, and when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Text(titleKey), .text(text), prompt: nil,
            events: FieldEvents(editingChanged: onEditingChanged, committed: onCommit))
    }

    /// A field for `text` that tells when it gets the keyboard (true) and loses it, and when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Text(title), .text(text), prompt: nil,
            events: FieldEvents(editingChanged: onEditingChanged, committed: onCommit))
    }

    /// A field for `text` that tells when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), .text(text), prompt: nil, events: FieldEvents(committed: onCommit))
    }

    /// A field for `text` that tells when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(Text(title), .text(text), prompt: nil, events: FieldEvents(committed: onCommit)) }
}
