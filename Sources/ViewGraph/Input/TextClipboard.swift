/// A clipboard of text, shared by programs.
@MainActor package protocol TextClipboard: AnyObject {
    /// Offers `text` at `place` from now on.
    func write(_ text: String, to place: ClipboardPlace)

    /// Calls `receive` once, now or later, with the text at `place`; with nil if there is none.
    func read(_ place: ClipboardPlace, _ receive: @escaping @MainActor (String?) -> Void)
}

/// One of the two clipboards of a desktop.
package enum ClipboardPlace: Hashable, Sendable {
    /// Text that was copied.
    case copied
    /// Text that was selected last, pasted by the middle button.
    case selected
}

/// A clipboard in memory for the views of one window, where there is no desktop.
@MainActor package final class MemoryClipboard: TextClipboard {
    private var texts: [ClipboardPlace: String] = [:]

    package init() {}

    package func write(_ text: String, to place: ClipboardPlace) { texts[place] = text }

    package func read(_ place: ClipboardPlace, _ receive: @escaping @MainActor (String?) -> Void) {
        receive(texts[place])
    }
}
