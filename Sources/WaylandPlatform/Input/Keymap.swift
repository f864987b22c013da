import CXKBCommon
package import Platform

/// Meaning of keys, given by the compositor's keymap, the held modifiers, and accents that wait for their letter.
@safe package final class Keymap {
    package struct Meaning: Equatable {
        /// Name of the keysym.
        package var name: String
        /// Text that the key types.
        package var text: String
        /// Character of the keysym, without modifiers; if the current layout has no Latin letters, from one that has.
        package var symbol: Character?
        package var repeats: Bool

        package init(name: String, text: String, symbol: Character? = nil, repeats: Bool) {
            self.name = name
            self.text = text
            self.symbol = symbol
            self.repeats = repeats
        }
    }

    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer
    private let locale: String
    /// Compose table, loaded when the first accent is typed: loading is slower than all other work here.
    private var compose: Compose = .notNeeded

    private enum Compose {
        case notNeeded
        case unavailable
        case ready(ComposeState)
    }

    /// Reads a keymap; nil if `text` is no valid keymap.
    ///
    /// - Parameters:
    ///   - text: keymap in xkb's text format, version 1.
    ///   - locale: locale of the compose table; nil for the environment's.
    package init?(_ text: String, locale: String? = nil) {
        self.locale = locale ?? ComposeState.environmentLocale
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
        let keymap = unsafe xkb_keymap_new_from_string(
            context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let keymap = unsafe keymap else {
            unsafe xkb_context_unref(context)
            return nil
        }
        guard let state = unsafe xkb_state_new(keymap) else {
            unsafe xkb_keymap_unref(keymap)
            unsafe xkb_context_unref(context)
            return nil
        }
        unsafe self.context = unsafe context
        unsafe self.keymap = unsafe keymap
        unsafe self.state = unsafe state
    }

    deinit {
        unsafe xkb_state_unref(state)
        unsafe xkb_keymap_unref(keymap)
        unsafe xkb_context_unref(context)
    }

    /// Handles the press of a key and returns its meaning. `code` is the kernel's key code, as in the protocol.
    package func press(_ code: UInt32) -> Meaning {
        // xkb's key codes are the kernel's plus 8, as in X.
        let key = code &+ 8
        let symbol = unsafe xkb_state_key_get_one_sym(state, key)
        var meaning = unsafe Meaning(
            name: Self.text { unsafe xkb_keysym_get_name(symbol, $0, $1) },
            text: Self.text { unsafe xkb_state_key_get_utf8(state, key, $0, $1) },
            symbol: self.symbol(of: key, shown: symbol),
            repeats: unsafe xkb_keymap_key_repeats(keymap, key) == 1)
        if let typed = composed(symbol) { meaning.text = typed }
        return meaning
    }

    /// Character that names a key in shortcuts, which use Latin letters. With a Greek or Cyrillic layout it is the
    /// letter that another layout of the keymap has on this key.
    private func symbol(of key: xkb_keycode_t, shown: xkb_keysym_t) -> Character? {
        let own = Self.character(of: shown)
        guard let own, !own.isASCII else { return own }
        for layout in 0..<(unsafe xkb_keymap_num_layouts_for_key(keymap, key)) {
            var symbols: UnsafePointer<xkb_keysym_t>?
            let count = unsafe xkb_keymap_key_get_syms_by_level(keymap, key, layout, 0, &symbols)
            guard count == 1, let first = unsafe symbols?.pointee, let character = Self.character(of: first),
                character.isASCII
            else { continue }
            return character
        }
        return Self.americanLetter(of: key) ?? own
    }

    /// Letter of the American layout on a key, for keymaps without Latin letters: most keyboards have it printed on the
    /// key.
    private static func americanLetter(of key: xkb_keycode_t) -> Character? {
        for (first, letters) in [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm")] {
            let place = Int(key) - first
            if place >= 0, place < letters.count { return letters[letters.index(letters.startIndex, offsetBy: place)] }
        }
        return nil
    }

    private static func character(of symbol: xkb_keysym_t) -> Character? {
        let scalar = xkb_keysym_to_utf32(symbol)
        guard scalar >= 0x20, scalar != 0x7F else { return nil }
        return Unicode.Scalar(scalar).map { Character($0) }
    }

    private func composed(_ symbol: xkb_keysym_t) -> String? {
        if case .notNeeded = compose, ComposeState.startsSequence(symbol) {
            compose = unsafe ComposeState(context: context, locale: locale).map(Compose.ready) ?? .unavailable
        }
        guard case .ready(let state) = compose else { return nil }
        return state.feed(symbol)
    }

    package func setModifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
        _ = unsafe xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group)
    }

    package var modifiers: EventModifierKeys {
        var keys: EventModifierKeys = []
        for (name, key) in Self.modifierNames
        where unsafe xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) == 1 {
            keys.insert(key)
        }
        return keys
    }

    private static let modifierNames: [(String, EventModifierKeys)] = [
        ("Lock", .capsLock), ("Shift", .shift), ("Control", .control), ("Mod1", .option), ("Mod4", .command),
    ]

    /// Text that a C function writes. `write` takes a buffer and its size, and returns the length.
    static func text(_ write: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            let count = unsafe min(max(0, Int(write(base, 64))), 63)
            return unsafe String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self)
        }
    }
}
