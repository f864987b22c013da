import AnimationCore
import Foundation
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph

/// Type-erased value of a field: a string, or a value that a format writes and reads.
struct FieldContent {
    /// Returns the present value as text.
    let read: (Locale) -> String
    /// Parses a text and sets the value. Returns false if the text does not parse.
    let write: (String, Locale) -> Bool
    /// True if each edit is written at once; otherwise the text is parsed when it is submitted or the focus is lost.
    let isLive: Bool
    /// Returns the selection that the program reads and sets; nil if it does not.
    var selection: @MainActor () -> TextInputSelection? = { nil }

    static func text(_ binding: Binding<String>) -> FieldContent {
        FieldContent(
            read: { _ in binding.wrappedValue },
            write: { text, _ in
                binding.wrappedValue = text
                return true
            }, isLive: true)
    }

    static func text(_ binding: Binding<String>, selection: Binding<TextSelection?>) -> FieldContent {
        var content = text(binding)
        content.selection = { selection.inBytes(of: binding) }
        return content
    }
}
