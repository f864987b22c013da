import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

// Traits of on-screen keyboards, and of automatic corrections. People type on real keyboards here, and nothing is
// corrected or capitalised: all of these change nothing, and exist so that programs that set them compile.

/// Caption of the Return key on an on-screen keyboard.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// The input is complete.
    public static let done = SubmitLabel(name: "done")
    /// Submitting navigates ("Go").
    public static let go = SubmitLabel(name: "go")
    /// Submitting sends the input.
    public static let send = SubmitLabel(name: "send")
    /// Submitting joins something, such as a network.
    public static let join = SubmitLabel(name: "join")
    /// Submitting computes a route.
    public static let route = SubmitLabel(name: "route")
    /// Submitting searches.
    public static let search = SubmitLabel(name: "search")
    /// The key inserts a newline.
    public static let `return` = SubmitLabel(name: "return")
    /// Submitting moves to the next field.
    public static let next = SubmitLabel(name: "next")
    /// Submitting continues to the next step.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Letters that an on-screen keyboard capitalises automatically.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// No letters.
    public static var never: TextInputAutocapitalization { Self(name: "never") }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { Self(name: "words") }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
    /// All letters.
    public static var characters: TextInputAutocapitalization { Self(name: "characters") }
}

extension View {
    /// Sets the caption of the Return key on on-screen keyboards. Changes nothing here.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Disables automatic correction. Changes nothing here: words are never corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Disables automatic correction, under its older name. Changes nothing here: words are never corrected.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    /// Sets automatic capitalisation. Changes nothing here: nothing is capitalised automatically.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}

// UIKit's names, which SwiftUI accepts.

/// Letters that an on-screen keyboard capitalises automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No letters, the first of each word, the first of each sentence, or all letters.
    case none, words, sentences, allCharacters
}

/// Layout of an on-screen keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// Keyboards with letters.
    case `default`, asciiCapable, numbersAndPunctuation
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A keyboard for web addresses.
    case URL
    /// Keyboards for numbers, names, addresses and searches.
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Kind of content that a field expects, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// Name of the content type.
    public let rawValue: String
    /// The content type with that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// Name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// Password of an existing account.
    public static let password = UITextContentType(rawValue: "password")
    /// Password for a new account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
}

extension View {
    /// Sets automatic capitalisation. Changes nothing here: nothing is capitalised automatically.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Sets the layout of on-screen keyboards. Changes nothing here.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Sets the expected content of a field. Changes nothing here: there is no autofill.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
