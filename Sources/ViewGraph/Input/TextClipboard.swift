/// A clipboard of text that programs share.
@MainActor package protocol TextClipboard: AnyObject {
    /// Offers `text` from now on.
    func write(_ text: String, to place: ClipboardPlace)

    /// Has `receive` called once, at once or later, with the text offered there; nil if there is none.
    func read(_ place: ClipboardPlace, _ receive: @escaping @MainActor (String?) -> Void)
}

/// One of the two texts that desktops keep.
package enum ClipboardPlace: Hashable, Sendable {
    /// Text that was copied.
    case copied
    /// Text that was selected last, which the middle button pastes.
    case selected
}

/// Keeps text for the views of one window: where there is no host to ask.
@MainActor package final class MemoryClipboard: TextClipboard {
    private var texts: [ClipboardPlace: String] = [:]

    package init() {}

    package func write(_ text: String, to place: ClipboardPlace) { texts[place] = text }

    package func read(_ place: ClipboardPlace, _ receive: @escaping @MainActor (String?) -> Void) {
        receive(texts[place])
    }
}

/// Shape of the pointer over a view.
package enum PointerShape: Hashable, Sendable { case arrow, text }
