import Controls
import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// SwiftUI's part of a ``UITextField``: the text, its placeholder, its border and the button that clears it.
struct UITextFieldContent: View {
    var input = TextInput(kind: .line, text: "", title: "", read: { "" }, write: { _ in })
    var style = TextInputStyle()
    var placeholder = Text(verbatim: "")
    var look = TextFieldLook.plain
    var isFocused = false
    var isEnabled = true
    /// Room for views of the program before and behind the text, in points.
    var leftWidth: CGFloat = 0
    var rightWidth: CGFloat = 0
    /// Clears the text; nil shows no button.
    var clear: (@MainActor @Sendable () -> Void)?

    private static let clearWidth: CGFloat = 24

    var body: some View {
        TextInput(
            kind: input.kind, text: input.text, styled: input.styled, title: input.title, insets: insets,
            read: input.read,
            write: input.write, events: input.events, handle: input.handle
        )
        .background(alignment: Alignment(horizontal: alignment, vertical: .center)) {
            if input.text.isEmpty {
                placeholder.lineLimit(1).accessibilityDecoration()
                    .foregroundStyle(Color(uiColor: .placeholderText))
                    .padding(insets).allowsHitTesting(false)
            }
        }
        .overlay(alignment: .trailing) {
            if let clear {
                Button(action: clear) {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(Color(uiColor: .placeholderText))
                        .frame(width: Self.clearWidth, height: Self.clearWidth)
                }
                .buttonStyle(.plain).focusable(false).accessibilityLabel("Clear text")
                .padding(.trailing, input.insets.trailing / 2)
            }
        }
        .textInputStyle(style)
        .modifier(TextFieldFrame(look: look, isFocused: isFocused))
        .disabled(!isEnabled)
    }

    private var insets: EdgeInsets {
        var insets = input.insets
        insets.leading += leftWidth
        insets.trailing += Swift.max(rightWidth, clear == nil ? 0 : Self.clearWidth)
        return insets
    }

    private var alignment: HorizontalAlignment {
        switch style.textAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
