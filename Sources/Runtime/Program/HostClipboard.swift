import Platform
import ViewGraph

/// Clipboard of a window's views: copies to and pastes from the host's pasteboard.
@MainActor final class HostClipboard: TextClipboard {
    private let pasteboard: any Pasteboard

    init(_ pasteboard: any Pasteboard) { self.pasteboard = pasteboard }

    func write(_ text: String, to place: ClipboardPlace) { pasteboard.write(text, to: place.ofDesktop) }

    func read(_ place: ClipboardPlace, _ receive: @escaping @MainActor (String?) -> Void) {
        pasteboard.read(place.ofDesktop, receive)
    }
}

extension ClipboardPlace {
    fileprivate var ofDesktop: PasteboardPlace {
        switch self {
        case .copied: .clipboard
        case .selected: .primary
        }
    }
}
