import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// SwiftUI's part of a ``UITextView``.
struct UITextViewContent: View {
    var input = TextInput(kind: .editor, text: "", title: "", read: { "" }, write: { _ in })
    var style = TextInputStyle()
    var lineSpacing: CGFloat = 0
    var isSelectable = true

    var body: some View { input.textInputStyle(style).lineSpacing(lineSpacing).allowsHitTesting(isSelectable) }
}
