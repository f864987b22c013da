import AnimationCore
public import CoreTransferable
import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Button that pastes the clipboard's text, as strings, addresses, or other values that can be made of text.
nonisolated public struct PasteButton: View {
    private let paste: @MainActor (NSItemProvider) -> Void
    @Environment(\.clipboardAccess) private var clipboard

    /// A button that passes what is on the clipboard to `onPaste`; nothing happens if no value can be made of it.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        paste = { item in
            LoadedValues<T>.load(from: [item]) { values in
                if !values.isEmpty { onPaste(values) }
            }
        }
    }

    /// A button that passes what is on the clipboard to `payloadAction`; nothing happens if it conforms to none of the
    /// types.
    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        paste = { item in
            if supportedContentTypes.contains(where: { item.representation(conformingTo: $0) != nil }) {
                payloadAction([item])
            }
        }
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            clipboard.read { if let text = $0 { paste(NSItemProvider(pasted: text)) } }
        } label: {
            Label {
                Text("Paste")
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
    }
}
