import AnimationCore
@_spi(Engine) public import ViewGraph

// What programs say of the keyboard that telephones show on their screen, and of what it does by itself. Here people type
// on real keyboards, and nothing is corrected or capitalised: all of these change nothing, and are there so that programs
// that say it compile.

/// What the key at the end of a line says, on keyboards that are shown on a screen.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters become capitals by themselves, where any do.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    public static var never: TextInputAutocapitalization { Self(name: "never") }
    public static var words: TextInputAutocapitalization { Self(name: "words") }
    public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
    public static var characters: TextInputAutocapitalization { Self(name: "characters") }
}

extension View {
    /// Says what the key at the end of a line is for. It changes nothing here: it is the Return key.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Says whether words are corrected. It changes nothing here: they never are.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Says whether words are corrected. It changes nothing here: they never are.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Says which letters become capitals. It changes nothing here: none do by themselves.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}

// UIKit's names, which SwiftUI takes.

/// Which letters become capitals by themselves, where any do.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none, words, sentences, allCharacters }

/// Which keys there are on keyboards that are shown on a screen.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for, where a system knows what people enter there.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "url")
}

extension View {
    /// Says which letters become capitals. It changes nothing here: none do by themselves.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Says which keys are needed. It changes nothing here: a real keyboard has all of them.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Says what a field is for. It changes nothing here: nothing is filled in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
