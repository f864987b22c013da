import AnimationCore
public import CoreTransferable
import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewGraph

// Actions for the keys of copying, cutting and pasting. The clipboard carries text, so that only items that have, or accept, text or
// an address take part.
extension View {
    /// Copies the items that `payloadAction` returns on Ctrl+C, while the focus is in this view, or nowhere in the window; nil for
    /// no action.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(PasteboardKeyModifier(name: "c", items: payloadAction, paste: nil))
    }

    /// Copies the items that `payloadAction` returns, which it also removes, on Ctrl+X, while the focus is in this view, or nowhere
    /// in the window; nil for no action.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(PasteboardKeyModifier(name: "x", items: payloadAction, paste: nil))
    }

    /// Passes what is on the clipboard to `payloadAction` on Ctrl+V, while the focus is in this view, or nowhere in the window, if it
    /// has one of the types.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Passes what `validator` makes of the clipboard's content to `payloadAction` on Ctrl+V, while the focus is in this view, or
    /// nowhere in the window, if the content has one of the types and the result is not nil.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            PasteboardKeyModifier(name: "v", items: nil) { item in
                let isSupported = supportedContentTypes.contains { item.representation(conformingTo: $0) != nil }
                if isSupported, let payload = validator([item]) { payloadAction(payload) }
            })
    }
}

/// Handles a key of the clipboard.
nonisolated private struct PasteboardKeyModifier: ViewModifier {
    let name: String
    /// Returns the items to copy; nil copies nothing.
    let items: (() -> [NSItemProvider])?
    /// Called with the item that is pasted; nil pastes nothing.
    let paste: ((NSItemProvider) -> Void)?
    @Environment(\.clipboardAccess) private var clipboard

    init(name: String, items: (() -> [NSItemProvider])?, paste: ((NSItemProvider) -> Void)?) {
        self.name = name
        self.items = items
        self.paste = paste
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            CommandKeysModifier { key in
                guard key.name == name, key.modifiers == KeyInput.control, !key.isRepeat else { return false }
                return MainActor.assumeIsolated { handle() }
            })
    }

    @MainActor private func handle() -> Bool {
        if let items {
            clipboard.copy(items())
            return true
        }
        guard let paste else { return false }
        clipboard.read { text in
            if let text { paste(NSItemProvider(pasted: text)) }
        }
        return true
    }
}

extension ClipboardAccess {
    /// Puts the texts of `items` on the clipboard, each on a line of its own; nothing if none has a text.
    @MainActor fileprivate func copy(_ items: [NSItemProvider]) {
        LoadedValues<String>.load(from: items) { texts in
            if !texts.isEmpty { copy(texts.joined(separator: "\n")) }
        }
    }
}

extension NSItemProvider {
    /// A provider of text, and of the address that the text is, if it is one with a scheme.
    package convenience init(pasted text: String) {
        self.init()
        let address = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
        if let address, address.scheme != nil { register(address) }
        // Replaces the address as text: the text is passed as it is.
        register(text)
    }
}
