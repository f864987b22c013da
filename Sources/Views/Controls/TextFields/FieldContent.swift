import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// What a field is for, whatever its type: a string, or a value that has a form as text.
struct FieldContent {
    /// The text of the value as it is.
    let read: (Locale) -> String
    /// Takes a text for the value. Returns false if it is none.
    let write: (String, Locale) -> Bool
    /// Whether each edit is written; otherwise the text is the field's own until it is submitted or the keyboard leaves.
    let isLive: Bool

    static func text(_ binding: Binding<String>) -> FieldContent {
        FieldContent(
            read: { _ in binding.wrappedValue },
            write: { text, _ in
                binding.wrappedValue = text
                return true
            }, isLive: true)
    }
}
