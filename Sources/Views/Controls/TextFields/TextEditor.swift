import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// A place for text of many lines, which takes whatever room there is and scrolls in it.
///
/// Keys are those of a ``TextField``; Return and Tab belong to the text, and control with Tab goes on to the next control.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>

    /// An editor for `text`; each edit is written at once.
    public init(text: Binding<String>) { self.text = text }

    /// Around the text, in points: as far as others have it.
    private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    @MainActor public var body: some View {
        let text = text
        TextInput(
            kind: .editor, text: text.wrappedValue, title: "", insets: Self.insets, read: { text.wrappedValue },
            write: { text.wrappedValue = $0 }
        )
        .background(.background)
        .modifier(DisabledLook())
    }
}
