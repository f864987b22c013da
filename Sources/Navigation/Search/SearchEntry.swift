import AnimationCore
import Controls
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Search of one `searchable` as a bar shows it, made anew whenever the modifier is evaluated.
nonisolated final class SearchEntry {
    let text: Binding<String>
    let prompt: Text?
    let tokens: SearchTokens?
    /// True while people search.
    let isActive: Bool
    /// True if the title stays in view during a search.
    let keepsTitle: Bool
    let scopes: SearchScopes?
    /// Suggestions below the field; nil while there are none to show.
    let suggestions: AnyView?
    /// Lets the program follow and move the focus of the field.
    let focus: SearchFocus?
    let actions: SearchActions

    init(
        text: Binding<String>, prompt: Text?, tokens: SearchTokens?, isActive: Bool, keepsTitle: Bool,
        scopes: SearchScopes?, suggestions: AnyView?, focus: SearchFocus?, actions: SearchActions
    ) {
        self.text = text
        self.prompt = prompt
        self.tokens = tokens
        self.isActive = isActive
        self.keepsTitle = keepsTitle
        self.scopes = scopes
        self.suggestions = suggestions
        self.focus = focus
        self.actions = actions
    }
}

/// Motion of the bar when a search begins or ends.
enum SearchMotion {
    static let animation = Animation.smooth(duration: 0.3)
}

/// Changes of a search that its field makes.
struct SearchActions {
    /// Begins a search.
    let begin: @MainActor () -> Void
    /// Ends the search, and empties the field.
    let cancel: @MainActor () -> Void
    /// Performs the program's actions for Return.
    let submit: @MainActor () -> Void
    /// Takes a suggestion: a text, or a token.
    let complete: @MainActor (SearchCompletion) -> Void
}

/// Value of a suggestion.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

/// Tokens in front of the text of a search field.
struct SearchTokens {
    /// Views of the tokens.
    let views: () -> [(id: AnyHashable, view: AnyView)]
    /// Removes the last token.
    let removeLast: () -> Void
    let removeAll: () -> Void
    /// Appends a token, if it has the right type.
    let add: (Any) -> Void
}

/// Views among which people choose the scope of a search.
struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

/// Connection of the field with a focus state of the program.
struct SearchFocus {
    let apply: (AnyView) -> AnyView
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchEntry? { nil } }

extension EnvironmentValues {
    /// Search around a stack, which the root page of the stack shows in its bar; nil inside of pages.
    var outerSearch: SearchEntry? {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }
}

/// True if a page inside shows the search around it.
enum SearchTakenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
