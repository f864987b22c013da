import Foundation
@_spi(Engine) public import ViewGraph
public import Views

extension View {
    /// Marks this view as searchable by a text and by tokens in front of it; Backspace in an empty field removes the
    /// last one.
    ///
    /// - Parameters:
    ///   - text: text in the field.
    ///   - tokens: tokens in the field.
    ///   - placement: place of the field.
    ///   - prompt: text in the empty field.
    ///   - token: makes the view of a token.
    /// - Returns: the view with a search field.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, tokens: SearchTokens(tokens, token), prompt: prompt))
    }

    /// Marks this view as searchable by a text and by tokens. `isPresented` is true during a search; writing begins or
    /// ends one.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, tokens: SearchTokens(tokens, token), isPresented: isPresented, prompt: prompt))
    }

    /// Marks this view as searchable by a text and by tokens, of which `suggestedTokens` are suggested below the field.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, tokens: SearchTokens(tokens, token), prompt: prompt,
                suggestions: AnyView(SuggestedTokens(suggestions: suggestedTokens, token: token))))
    }

    /// Marks this view as searchable by a text and by tokens, of which `suggestedTokens` are suggested below the field.
    /// `isPresented` is true during a search; writing begins or ends one.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, tokens: SearchTokens(tokens, token), isPresented: isPresented, prompt: prompt,
                suggestions: AnyView(SuggestedTokens(suggestions: suggestedTokens, token: token))))
    }

    /// Marks this view as searchable by a text and by tokens that the views in the field can edit.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                tokens: SearchTokens(editableTokens) { element in
                    token(
                        Binding {
                            editableTokens.wrappedValue.first { $0.id == element.id } ?? element
                        } set: { new in
                            let all = editableTokens.wrappedValue
                            guard let index = all.firstIndex(where: { $0.id == element.id }) else { return }
                            editableTokens.wrappedValue[index] = new
                        })
                }, prompt: prompt))
    }
}

extension SearchTokens {
    nonisolated fileprivate init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        views = { tokens.wrappedValue.map { (AnyHashable($0.id), AnyView(token($0))) } }
        removeLast = {
            var all = tokens.wrappedValue
            guard let last = all.indices.last else { return }
            all.remove(at: last)
            tokens.wrappedValue = all
        }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
        add = { value in
            if let element = value as? C.Element { tokens.wrappedValue.append(element) }
        }
    }
}

/// Suggestions that are tokens.
nonisolated private struct SuggestedTokens<C: RandomAccessCollection, T: View>: View where C.Element: Identifiable {
    let suggestions: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        ForEach(suggestions.wrappedValue) { token($0).searchCompletion($0) }
    }
}
