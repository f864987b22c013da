package import Platform

/// Pasteboard of a host without a desktop: holds only the texts of this program.
@MainActor package final class MemoryPasteboard: Pasteboard {
    private var texts: [PasteboardPlace: String] = [:]

    package nonisolated init() {}

    package subscript(place: PasteboardPlace) -> String? {
        get { texts[place] }
        set { texts[place] = newValue }
    }

    package func write(_ text: String, to place: PasteboardPlace) { texts[place] = text }

    package func read(_ place: PasteboardPlace, _ receive: @escaping @MainActor (String?) -> Void) {
        receive(texts[place])
    }
}
