import SwiftUI

/// Tabs in a sidebar, which people show, hide and move; the choice is kept for the next start.
struct SidebarPage: GalleryPage {
    static let name = "sidebar"
    static let title = "A sidebar of tabs"
    static let summary = "sidebarAdaptable, TabSection, tabViewCustomization, a menu that chooses tabs"
    static let symbol = "sidebar.left"

    private enum Shelf: String, CaseIterable {
        case today, novels, poems, plays

        var symbol: String {
            switch self {
            case .today: "sun.max"
            case .novels: "book"
            case .poems: "leaf"
            case .plays: "theatermasks"
            }
        }
    }

    @State private var selection = Shelf.today
    @AppStorage("shelves") private var customization: TabViewCustomization

    var body: some View {
        TabView(selection: $selection) {
            Tab("Today", systemImage: Shelf.today.symbol, value: .today) { shelf(.today) }
            TabSection("Shelves") {
                Tab("Novels", systemImage: Shelf.novels.symbol, value: Shelf.novels) { shelf(.novels) }
                    .customizationID("novels")
                Tab("Poems", systemImage: Shelf.poems.symbol, value: Shelf.poems) { shelf(.poems) }
                    .customizationID("poems")
                Tab("Plays", systemImage: Shelf.plays.symbol, value: Shelf.plays) { shelf(.plays) }
                    .customizationID("plays")
            }
            .customizationID("shelves")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }

    private func shelf(_ shelf: Shelf) -> some View {
        VStack(spacing: 16) {
            Image(systemName: shelf.symbol).font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
            Text(shelf.rawValue.capitalized).font(.title)
            Menu("Go to") {
                Picker("Go to", selection: $selection) {
                    ForEach(Shelf.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.inline)
            }
            Button("Standard order") {
                withAnimation {
                    customization.resetSectionOrder()
                    customization.resetVisibility()
                }
            }
            .disabled(customization == TabViewCustomization())
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
