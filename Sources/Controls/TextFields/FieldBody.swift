import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The body of every text field in the system's styles: the text, the placeholder while it is empty, and the frame.
nonisolated struct FieldBody: View {
    let field: TextField<_TextFieldStyleLabel>
    let look: TextFieldLook
    @Environment(\.locale) private var locale
    @Environment(\.submitActions) private var submitActions
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.controlSize) private var controlSize
    /// Text typed for a value, until it is parsed; nil if the value is shown.
    @State private var typed: String?
    @State private var isFocused = false

    init(field: TextField<_TextFieldStyleLabel>, look: TextFieldLook) {
        self.field = field
        self.look = look
    }

    @MainActor var body: some View {
        let content = field.content
        let insets = look.insets(ControlMetrics(controlSize))
        let text = typed ?? content.read(locale)
        TextInput(
            kind: field.kind, text: text, title: field.title, insets: insets,
            read: { [locale] in typed ?? content.read(locale) }, write: write, events: events,
            selection: content.selection()
        )
        .background(alignment: placeholderAlignment) {
            if text.isEmpty {
                Placeholder(prompt: field.prompt, label: field.label).padding(insets).accessibilityDecoration()
            }
        }
        .modifier(TextFieldFrame(look: look, isFocused: isFocused))
    }

    private var placeholderAlignment: Alignment {
        switch alignment {
        case .leading: .topLeading
        case .center: .top
        case .trailing: .topTrailing
        }
    }

    private func write(_ text: String) {
        if field.content.isLive { _ = field.content.write(text, locale) } else { typed = text }
    }

    private var events: TextInputEvents {
        TextInputEvents(
            focusChanged: {
                isFocused = $0
                field.events.editingChanged($0)
            },
            commit: {
                guard let text = typed else { return }
                _ = field.content.write(text, locale)
                typed = nil
            },
            submit: {
                field.events.committed()
                for action in submitActions where action.triggers.contains(.text) { action.action() }
            },
            cancel: {
                guard typed != nil else { return false }
                typed = nil
                return true
            })
    }
}

/// The prompt, or else the label, of an empty field.
nonisolated struct Placeholder: View {
    let prompt: Text?
    let label: _TextFieldStyleLabel

    init(prompt: Text?, label: _TextFieldStyleLabel) {
        self.prompt = prompt
        self.label = label
    }

    @MainActor var body: some View {
        Group {
            if let prompt { prompt } else { label }
        }
        .lineLimit(1)
        .foregroundStyle(Color(.system(.tertiary)))
        .allowsHitTesting(false)
    }
}
