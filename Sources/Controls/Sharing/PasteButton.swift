import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Button that pastes the clipboard's text, as strings, addresses, or other values with a form as text.
nonisolated public struct PasteButton: View {
    private let paste: @MainActor (String) -> Void
    @Environment(\.clipboardAccess) private var clipboard

    /// A button that passes what is on the clipboard to `onPaste`; nothing happens if that has no such form.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        paste = { text in
            let offers = text._representations + (URL(pasted: text)?._representations ?? [])
            guard let type = T._choose(offers.map(\.type)), let offer = offers.first(where: { $0.type == type })
            else { return }
            let values = T._values(in: offer.data, as: type)
            if !values.isEmpty { onPaste(values) }
        }
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            clipboard.read { if let text = $0 { paste(text) } }
        } label: {
            Label {
                Text("Paste")
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
    }
}

extension URL {
    /// The address that `text` is; nil if it is none with a scheme.
    fileprivate init?(pasted text: String) {
        self.init(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
        if scheme == nil { return nil }
    }
}
