/// Text that programs hand to one another through the desktop.
@MainActor package protocol Pasteboard: AnyObject {
    /// Offers `text` from now on.
    func write(_ text: String, to place: PasteboardPlace)

    /// Has `receive` called once, at once or later, with what is offered there. Nil: there is none, or whoever offers it
    /// did not hand it over in time.
    func read(_ place: PasteboardPlace, _ receive: @escaping @MainActor (String?) -> Void)
}

/// Desktops keep two texts.
package enum PasteboardPlace: Hashable, Sendable, CaseIterable {
    /// What was copied.
    case clipboard
    /// What was selected last, which the middle button pastes.
    case primary
}
