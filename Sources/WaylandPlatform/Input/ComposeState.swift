import CXKBCommon
import Glibc

/// Composition of accents and letters, by the compose table of a locale.
@safe final class ComposeState {
    private let table: OpaquePointer
    private let state: OpaquePointer

    /// Loads a table; nil if the locale has none.
    ///
    /// - Parameters:
    ///   - context: an `xkb_context`, which the table retains.
    ///   - locale: locale of the table.
    init?(context: OpaquePointer, locale: String) {
        guard let table = unsafe xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
        else { return nil }
        guard let state = unsafe xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
            unsafe xkb_compose_table_unref(table)
            return nil
        }
        unsafe self.table = unsafe table
        unsafe self.state = unsafe state
    }

    deinit {
        unsafe xkb_compose_state_unref(state)
        unsafe xkb_compose_table_unref(table)
    }

    /// Handles the next key.
    ///
    /// - Returns: the text to type instead of the key's own text, empty within a sequence; nil if the key types its own
    ///   text.
    func feed(_ symbol: xkb_keysym_t) -> String? {
        guard unsafe xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else { return nil }
        switch unsafe xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING: return ""
        case XKB_COMPOSE_COMPOSED:
            let text = unsafe Keymap.text { unsafe xkb_compose_state_get_utf8(state, $0, $1) }
            unsafe xkb_compose_state_reset(state)
            return text
        case XKB_COMPOSE_CANCELLED:
            unsafe xkb_compose_state_reset(state)
            return ""
        default: return nil
        }
    }

    /// True if a key can begin a sequence: dead keys and the compose key.
    static func startsSequence(_ symbol: xkb_keysym_t) -> Bool {
        (0xfe50...0xfe93).contains(symbol) || symbol == 0xff20
    }

    /// Locale that `setlocale` would choose for characters, from the environment.
    static var environmentLocale: String {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = unsafe getenv(name), unsafe value.pointee != 0 { return unsafe String(cString: value) }
        }
        return "C"
    }
}
