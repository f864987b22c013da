import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// A place for text of many lines, which takes whatever room there is and scrolls in it.
///
/// Keys are those of a ``TextField``; Return and Tab belong to the text, and control with Tab goes on to the next control.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.hidesScrollContentBackground) private var hidesBackground

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
        .background {
            if !hidesBackground { Rectangle().fill(.background) }
        }
        .modifier(DisabledLook())
    }
}

private enum HidesBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether what scrolls shows what is behind it.
    var hidesScrollContentBackground: Bool {
        get { self[HidesBackgroundKey.self] }
        set { self[HidesBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Whether what scrolls in this view, such as a text editor, has a background of its own; `.hidden` shows what is behind.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesScrollContentBackground, visibility == .hidden)
    }
}
