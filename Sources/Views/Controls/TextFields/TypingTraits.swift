import AnimationCore
@_spi(Engine) public import ViewGraph

// What programs say of the keyboard that telephones show on their screen, and of what it does by itself. Here people type
// on real keyboards, and nothing is corrected or capitalised: all of these change nothing, and are there so that programs
// that say it compile.

/// What the key at the end of a line says, on keyboards that are shown on a screen.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// What was entered is complete.
    public static let done = SubmitLabel(name: "done")
    /// It leads somewhere.
    public static let go = SubmitLabel(name: "go")
    /// It sends what was entered.
    public static let send = SubmitLabel(name: "send")
    /// It joins something, such as a network.
    public static let join = SubmitLabel(name: "join")
    /// It asks for a way.
    public static let route = SubmitLabel(name: "route")
    /// It looks for what was entered.
    public static let search = SubmitLabel(name: "search")
    /// It ends a line.
    public static let `return` = SubmitLabel(name: "return")
    /// It goes on to the next field.
    public static let next = SubmitLabel(name: "next")
    /// It goes on.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters become capitals by themselves, where any do.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// None.
    public static var never: TextInputAutocapitalization { Self(name: "never") }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { Self(name: "words") }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
    /// All of them.
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
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None, those that begin words or sentences, or all.
    case none, words, sentences, allCharacters
}

/// Which keys there are on keyboards that are shown on a screen.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// Keyboards with letters.
    case `default`, asciiCapable, numbersAndPunctuation
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A keyboard for addresses of the web.
    case URL
    /// Keyboards for numbers, names, addresses and searches.
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for, where a system knows what people enter there.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name that an account goes by.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account that there is.
    public static let password = UITextContentType(rawValue: "password")
    /// A password for a new account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number to call.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of the web.
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
