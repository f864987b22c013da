/// Where views put text that other programs may take, and take that of others.
@MainActor package protocol TextClipboard: AnyObject {
    /// Offers `text` from now on.
    func write(_ text: String, to place: ClipboardPlace)

    /// Has `receive` called once, at once or later, with what is offered there; nil: no text.
    func read(_ place: ClipboardPlace, _ receive: @escaping @MainActor (String?) -> Void)
}

/// Desktops keep two texts.
package enum ClipboardPlace: Hashable, Sendable {
    /// What was copied.
    case copied
    /// What was selected last, which the middle button pastes.
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

/// What the pointer looks like over a view.
package enum PointerShape: Hashable, Sendable { case arrow, text }
