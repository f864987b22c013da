import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// An editor for text of many lines, which takes the room it is offered and scrolls in it.
///
/// Keys are those of a ``TextField``, but Return and Tab insert characters; Control-Tab moves the focus on.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @Environment(\.scrollBackgroundVisibility) private var backgroundVisibility
    @Environment(\.textEditorHasGround) private var hasGround

    /// An editor for `text`; each edit is written at once.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// An editor for `text`, whose selection the program reads and sets; `selection` is nil while the editor has no keyboard
    /// focus.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    /// Margins around the text, in points, as in SwiftUI.
    private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    /// The text, on the background unless that is hidden.
    @MainActor public var body: some View {
        let text = text
        TextInput(
            kind: .editor, text: text.wrappedValue, title: "", insets: Self.insets, read: { text.wrappedValue },
            write: { text.wrappedValue = $0 }, selection: selection?.inBytes(of: text)
        )
        .background {
            if hasGround && backgroundVisibility != .hidden {
                Rectangle().fill(
                    ControlAppearance.current.editorBackground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background))
            }
        }
        .modifier(DisabledLook())
    }
}
