import Controls

// Traits of on-screen keyboards, of which there are none here: they change nothing.

/// Caption of the Return key on an on-screen keyboard.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    /// The captions, by what Return does.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Automatic correction of words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// As usual, off, or on.
    case `default`, no, yes
}

/// Marks under misspelt words.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// As usual, off, or on.
    case `default`, no, yes
}

/// Look of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// As usual, dark, or light.
    case `default`, dark, light
}
