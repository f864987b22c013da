public import AnimationCore
public import Controls
@_spi(Engine) public import ViewGraph
import Views

/// Parts of a search that modifiers around `searchable` set.
struct SearchSettings {
    var suggestions: AnyView?
    var hidesSuggestions = false
    var scopes: SearchScopes?
    var focus: SearchFocus?
    var keepsTitle = false
}

private enum SearchSettingsKey: EnvironmentKey { static var defaultValue: SearchSettings { SearchSettings() } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
    var searchSettings: SearchSettings {
        get { self[SearchSettingsKey.self] }
        set { self[SearchSettingsKey.self] = newValue }
    }

    /// True while people search in the `searchable` around.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Action that ends the search of the `searchable` around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

/// Action that ends a search.
@MainActor public struct DismissSearchAction {
    nonisolated let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

    /// Empties the search field, takes the focus from it, and ends the search. Does nothing outside of a search.
    public func callAsFunction() { action?() }
}

/// Place of a search field.
///
/// Lilt shows the field below the title of the page, always; outside of stacks, above the view. Around a split view
/// the sidebar shows it.
public struct SearchFieldPlacement: Sendable {
    /// The place that suits the view.
    public static let automatic = SearchFieldPlacement()
    /// In the page's bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the page's bar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// In the bar of the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// Below the page's title.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Below the page's title. Lilt always shows the field, whatever `displayMode` is.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }

    /// Condition under which the field is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// Always.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// Moment from which the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
    private let value: Int
    /// When the search begins.
    public static let automatic = SearchScopeActivation(value: 0)
    /// When people have typed something.
    public static let onTextEntry = SearchScopeActivation(value: 1)
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation(value: 2)
}

/// Places of the suggestions of a search.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let value: Int
    /// The default place: a menu below the field.
    public static let automatic = SearchSuggestionsPlacement(value: 1)
    /// In a menu below the field: here.
    public static let menu = SearchSuggestionsPlacement(value: 1)
    /// In the content: not here.
    public static let content = SearchSuggestionsPlacement(value: 2)

    /// Set of places.
    public struct Set: OptionSet, Sendable {
        /// Bits of the places.
        public let rawValue: Int
        /// The places whose bits are set in `rawValue`.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A menu below the field.
        public static let menu = Set(rawValue: 1)
        /// The content.
        public static let content = Set(rawValue: 2)
    }
}

/// Behaviour of a page's bar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    let keepsTitle: Bool
    /// A large title makes room for the search.
    public static let automatic = SearchPresentationToolbarBehavior(keepsTitle: false)
    /// The title stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsTitle: true)
}

extension View {
    /// Sets the suggestions of searches in this view, which are shown below the field. `searchCompletion` makes a view
    /// one that people can choose.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = AnyView(suggestions())
        return transformEnvironment(\.searchSettings) { $0.suggestions = suggestions }
    }

    /// Shows or hides the suggestions of searches in this view, in the given places.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchSettings) {
            if placements.contains(.menu) { $0.hidesSuggestions = visibility == .hidden }
        }
    }

    /// Shows the views of `scopes` during searches in this view, of which people choose one. Each has a tag.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Shows the views of `scopes` during searches in this view, from the moment that `activation` says. People choose
    /// one. Each has a tag.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = AnyView(
            Picker(selection: scope) {
                scopes
            } label: {
                Text("Scope")
            })
        return transformEnvironment(\.searchSettings) {
            $0.scopes = SearchScopes(picker: picker, activation: activation)
        }
    }

    /// Makes `binding` true while the field of the search in this view has the focus; writing moves the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchSettings) { $0.focus = SearchFocus { AnyView($0.focused(binding)) } }
    }

    /// Makes `binding` equal to `value` while the field of the search in this view has the focus; writing moves the
    /// focus.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        transformEnvironment(\.searchSettings) {
            $0.focus = SearchFocus { AnyView($0.focused(binding, equals: value)) }
        }
    }

    /// Sets what the bar does during searches in this view.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        transformEnvironment(\.searchSettings) { $0.keepsTitle = behavior.keepsTitle }
    }

    /// Has a press on this suggestion put `completion` into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Has a press on this suggestion put `token` in front of the text of the search field.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}
