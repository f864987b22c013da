import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Shows the suggestions of a search over the content below its field.
nonisolated struct SearchSuggestionsModifier: ViewModifier {
    let entry: SearchEntry?

    @MainActor func body(content: Content) -> some View {
        content.overlay(alignment: .top) {
            if let entry, let suggestions = entry.suggestions {
                SuggestionsPanel(suggestions: suggestions, complete: entry.actions.complete)
            }
        }
    }
}

/// Panel with one row for each suggestion; nothing if there are none.
nonisolated private struct SuggestionsPanel: View {
    let suggestions: AnyView
    let complete: @MainActor (SearchCompletion) -> Void

    /// Number of suggestions beyond which they scroll.
    private static let most = 8

    @MainActor var body: some View {
        Group(subviews: suggestions) { rows in
            if !rows.isEmpty {
                let column = VStack(alignment: .leading, spacing: 0) {
                    ForEach(rows) { row in
                        let isPadded = row.containerValues.isSearchCompletion
                        row.padding(.horizontal, isPadded ? 0 : 14).padding(.vertical, isPadded ? 0 : 9)
                    }
                }
                .padding(.vertical, 5)
                .frame(maxWidth: .infinity, alignment: .leading)
                Group {
                    if rows.count > Self.most { ScrollView { column }.frame(maxHeight: 320) } else { column }
                }
                .background(PanelGround(cornerRadius: 12))
                .clipShape(RoundedRectangle(cornerRadius: 12).inset(by: -14))
                .frame(maxWidth: 640)
                .padding(.horizontal, 16).padding(.top, 4)
            }
        }
        .environment(\.searchCompletion, complete)
        .buttonStyle(.plain)
        .transformEnvironment(\.self) { $0.resetForPanel() }
    }
}

/// Makes a suggestion a row that people choose.
nonisolated struct SearchCompletionModifier: ViewModifier {
    let completion: SearchCompletion
    @Environment(\.searchCompletion) private var complete

    init(completion: SearchCompletion) { self.completion = completion }

    @MainActor func body(content: Content) -> some View {
        Button {
            complete(completion)
        } label: {
            content.padding(.horizontal, 14).padding(.vertical, 9)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(SuggestionStyle())
        .containerValue(\.isSearchCompletion, true)
    }
}

/// Row that is marked while it is pressed or the pointer is over it.
private struct SuggestionStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        SuggestionRow(label: configuration.label, isPressed: configuration.isPressed)
    }
}

nonisolated private struct SuggestionRow<Label: View>: View {
    let label: Label
    let isPressed: Bool
    @State private var isHovered = false

    init(label: Label, isPressed: Bool) {
        self.label = label
        self.isPressed = isPressed
    }

    @MainActor var body: some View {
        label
            .background(Color.primary.opacity(isPressed ? 0.12 : isHovered ? 0.06 : 0))
            .onHover { isHovered = $0 }
    }
}

private enum CompletionKey: EnvironmentKey {
    static var defaultValue: @MainActor (SearchCompletion) -> Void { { _ in } }
}

extension EnvironmentValues {
    /// Takes a suggestion of the search around.
    var searchCompletion: @MainActor (SearchCompletion) -> Void {
        get { self[CompletionKey.self] }
        set { self[CompletionKey.self] = newValue }
    }
}

private enum IsCompletionKey: ContainerValueKey { static var defaultValue: Bool { false } }

extension ContainerValues {
    /// True for a suggestion that is a row to choose.
    var isSearchCompletion: Bool {
        get { self[IsCompletionKey.self] }
        set { self[IsCompletionKey.self] = newValue }
    }
}
