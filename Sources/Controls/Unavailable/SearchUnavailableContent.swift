import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Parts of the message of a search without results.
nonisolated public struct SearchUnavailableContent {
    /// A magnifying glass, and the text that was searched for.
    nonisolated public struct Label: View {
        let text: String?

        /// The icon and the title.
        @MainActor public var body: some View {
            _ButtonTitle {
                text.map { Text("No Results for “\($0)”") } ?? Text("No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// Advice on the search.
    nonisolated public struct Description: View {
        let text: String?

        /// The advice.
        @MainActor public var body: some View {
            Text(text == nil ? "Try a new search." : "Check the spelling or try a new search.")
        }
    }

    /// No actions.
    nonisolated public struct Actions: View {
        /// Empty.
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Message of a search without results.
    public static var search: Self {
        Self {
            Label(text: nil)
        } description: {
            Description(text: nil)
        } actions: {
            Actions()
        }
    }

    /// Message of a search for `text` without results. An empty text is not mentioned.
    public static func search(text: String) -> Self {
        let text = text.isEmpty ? nil : text
        return Self {
            Label(text: text)
        } description: {
            Description(text: text)
        } actions: {
            Actions()
        }
    }
}
