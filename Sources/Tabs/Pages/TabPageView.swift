import Foundation
import Navigation
@_spi(Engine) import ViewGraph
import Views

/// Content of a tab, as large as the room for it.
nonisolated struct TabPageView: View {
    let content: AnyView
    let link: TabLink

    @MainActor var body: some View {
        SoleView(content)
            .onPreferenceChange(TabBarLookKey.self) { link.lookByContent = $0 }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.tabLink, link)
    }
}
