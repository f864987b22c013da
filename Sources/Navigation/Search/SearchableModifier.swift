import AnimationCore
import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// `searchable`: has the bar of the page show a search field, and tells the views inside about the search.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let tokens: SearchTokens?
    let isPresented: Binding<Bool>?
    let prompt: Text?
    /// Suggestions that the modifier itself brings.
    let suggestions: AnyView?
    @State private var isSearching = false
    /// Text that was chosen or submitted: its suggestions are not shown.
    @State private var settledText: String?
    /// True if a page inside shows the field.
    @State private var isTaken = false
    @Environment(\.searchSettings) private var settings
    @Environment(\.submitActions) private var submitActions
    @Environment(\.navigationPage) private var page

    init(
        text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil, prompt: Text?,
        suggestions: AnyView? = nil
    ) {
        self.text = text
        self.tokens = tokens
        self.isPresented = isPresented
        self.prompt = prompt
        self.suggestions = suggestions
    }

    @MainActor func body(content: Content) -> some View {
        let entry = entry
        let isOwn = page == nil && !isTaken
        content
            .environment(\.isSearching, isActive)
            .environment(\.dismissSearch, DismissSearchAction(isActive ? entry.actions.cancel : nil))
            .environment(\.outerSearch, entry)
            .environment(\.searchSettings, SearchSettings())
            .onPreferenceChange(SearchTakenKey.self) { isTaken = $0 }
            .transformPreference(SearchTakenKey.self) { $0 = false }
            .modifier(OwnSearchBar(entry: isOwn ? entry : nil))
            .transformPreference(NavigationBarKey.self) { if page != nil, !isTaken { $0.search = entry } }
            .onChange(of: isActive) { if !isActive { empty() } }
    }

    private var isActive: Bool { isPresented?.wrappedValue ?? isSearching }

    /// Values for the bar that shows the field.
    @MainActor private var entry: SearchEntry {
        let suggestions = self.suggestions ?? settings.suggestions
        let isShown = isActive && settledText != text.wrappedValue && !settings.hidesSuggestions
        return SearchEntry(
            text: text, prompt: prompt, tokens: tokens, isActive: isActive, keepsTitle: settings.keepsTitle,
            scopes: settings.scopes, suggestions: isShown ? suggestions : nil, focus: settings.focus,
            actions: SearchActions(
                begin: { setActive(true) },
                cancel: {
                    empty()
                    setActive(false)
                },
                submit: { [submitActions] in
                    settledText = text.wrappedValue
                    for action in submitActions where action.triggers.contains(.search) { action.action() }
                },
                complete: { complete($0) }))
    }

    @MainActor private func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        withAnimation(SearchMotion.animation) {
            if let isPresented { isPresented.wrappedValue = isActive } else { isSearching = isActive }
        }
    }

    @MainActor private func empty() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        tokens?.removeAll()
        settledText = nil
    }

    @MainActor private func complete(_ completion: SearchCompletion) {
        switch completion {
        case .text(let new): text.wrappedValue = new
        case .token(let token):
            // The token stands for the text typed so far.
            text.wrappedValue = ""
            tokens?.add(token)
        }
        settledText = text.wrappedValue
    }
}

/// Shows a search above views that are on no page.
nonisolated private struct OwnSearchBar: ViewModifier {
    let entry: SearchEntry?

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(SearchSuggestionsModifier(entry: entry))
            .safeAreaInset(edge: .top, spacing: 0) {
                if let entry {
                    SearchBar(entry: entry).padding(.top, 10).background(BackgroundStyle())
                        .transformEnvironment(\.self) { $0.resetForPanel() }
                }
            }
    }
}
