/// Text exchanged between programs through the desktop.
@MainActor package protocol Pasteboard: AnyObject {
    /// Offers `text` to other programs from now on.
    func write(_ text: String, to place: PasteboardPlace)

    /// Calls `receive` once, now or later, with the text offered at `place`; with nil if there is none, or its owner
    /// did not deliver it in time.
    func read(_ place: PasteboardPlace, _ receive: @escaping @MainActor (String?) -> Void)
}

/// One of the two texts that desktops keep.
package enum PasteboardPlace: Hashable, Sendable, CaseIterable {
    /// Text copied last.
    case clipboard
    /// Text selected last, which the middle button pastes.
    case primary
}
