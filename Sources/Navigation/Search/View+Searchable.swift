import Foundation
@_spi(Engine) public import ViewGraph
public import Views

extension View {
    /// Marks this view as searchable: the bar of its page shows a field for `text`. Ctrl+F goes there, Escape ends the
    /// search. While the field is empty, `prompt` is shown in it.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchableModifier(text: text, prompt: prompt)) }

    /// Marks this view as searchable, with a localised prompt.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { modifier(SearchableModifier(text: text, prompt: Text(prompt))) }

    /// Marks this view as searchable, with a verbatim prompt.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { modifier(SearchableModifier(text: text, prompt: Text(prompt))) }

    // MARK: Presented by the program

    /// Marks this view as searchable. `isPresented` is true during a search; writing begins or ends one.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt)) }

    /// Marks this view as searchable, with a localised prompt. `isPresented` is true during a search; writing begins or
    /// ends one.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt))) }

    /// Marks this view as searchable, with a verbatim prompt. `isPresented` is true during a search; writing begins or
    /// ends one.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt))) }

    // MARK: Suggestions

    /// Marks this view as searchable, with suggestions. Deprecated by Apple in favour of `searchSuggestions`.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt, suggestions: AnyView(suggestions())))
    }

    /// Marks this view as searchable, with a localised prompt and suggestions. Deprecated by Apple in favour of
    /// `searchSuggestions`.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), suggestions: AnyView(suggestions())))
    }
}
