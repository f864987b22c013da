public import Controls

/// Traits of a view in which text is typed. They concern keyboards on the screen, of which there are none here: they change
/// nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// Values of the traits.
    var _inputTraits: _InputTraits { get }
}

/// Values of ``UITextInputTraits``.
@preconcurrency @MainActor public final class _InputTraits {
    fileprivate var keyboardType = UIKeyboardType.default
    fileprivate var returnKeyType = UIReturnKeyType.default
    fileprivate var autocorrectionType = UITextAutocorrectionType.default
    fileprivate var autocapitalizationType = UITextAutocapitalizationType.sentences
    fileprivate var spellCheckingType = UITextSpellCheckingType.default
    fileprivate var keyboardAppearance = UIKeyboardAppearance.default
    fileprivate var textContentType: UITextContentType?
    fileprivate var enablesReturnKeyAutomatically = false

    init() {}
}

extension UITextInputTraits {
    /// Layout of an on-screen keyboard. No effect.
    public var keyboardType: UIKeyboardType {
        get { _inputTraits.keyboardType }
        set { _inputTraits.keyboardType = newValue }
    }
    /// Caption of the Return key. No effect.
    public var returnKeyType: UIReturnKeyType {
        get { _inputTraits.returnKeyType }
        set { _inputTraits.returnKeyType = newValue }
    }
    /// Correction of words. No effect: words are never corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { _inputTraits.autocorrectionType }
        set { _inputTraits.autocorrectionType = newValue }
    }
    /// Capitalisation of words. No effect: nothing is capitalised.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { _inputTraits.autocapitalizationType }
        set { _inputTraits.autocapitalizationType = newValue }
    }
    /// Marks under misspelt words. No effect: there are none.
    public var spellCheckingType: UITextSpellCheckingType {
        get { _inputTraits.spellCheckingType }
        set { _inputTraits.spellCheckingType = newValue }
    }
    /// Look of an on-screen keyboard. No effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { _inputTraits.keyboardAppearance }
        set { _inputTraits.keyboardAppearance = newValue }
    }
    /// Kind of content, for autofill. No effect.
    public var textContentType: UITextContentType? {
        get { _inputTraits.textContentType }
        set { _inputTraits.textContentType = newValue }
    }
    /// Disables the Return key of an empty field on on-screen keyboards. No effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { _inputTraits.enablesReturnKeyAutomatically }
        set { _inputTraits.enablesReturnKeyAutomatically = newValue }
    }
}
