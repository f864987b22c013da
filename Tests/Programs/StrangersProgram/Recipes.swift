import SwiftUI

// A book of recipes: tabs, typed routes, a router in the environment, bindings to elements by their identity, search.

struct Recipe: Identifiable, Hashable {
    enum Category: String, CaseIterable, Identifiable {
        case breakfast, dinner
        var id: Self { self }
        var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    }
    let id: Int
    var title: String
    var category: Category
    var minutes: Int
    var steps: [String]
    var isFavorite = false
    var rating: Double = 4

    static let samples = [
        Recipe(id: 1, title: "Pancakes", category: .breakfast, minutes: 20, steps: ["Mix.", "Fry."], isFavorite: true),
        Recipe(id: 2, title: "Ramen", category: .dinner, minutes: 90, steps: ["Boil.", "Eat."], rating: 4.8),
    ]
}

enum Route: Hashable {
    case recipe(Recipe.ID)
    case category(Recipe.Category)
}

enum AppTab: Hashable { case browse, search }

@MainActor @Observable final class Router {
    var path: [Route] = []
    var selectedTab: AppTab = .browse
}

@MainActor @Observable final class RecipeBook {
    var recipes = Recipe.samples
    func grouped() -> [(key: Recipe.Category, value: [Recipe])] {
        Dictionary(grouping: recipes, by: \.category).sorted { $0.key.rawValue < $1.key.rawValue }
    }
}

extension Array where Element: Identifiable {
    subscript(id id: Element.ID) -> Element? {
        get { first { $0.id == id } }
        set {
            if let newValue, let index = firstIndex(where: { $0.id == id }) { self[index] = newValue }
        }
    }
}

struct RecipesScreen: View {
    @State private var router = Router()
    @State private var book = RecipeBook()

    var body: some View {
        TabView(selection: $router.selectedTab) {
            Tab("Browse", systemImage: "book", value: AppTab.browse) { BrowseView() }
                .badge(book.recipes.count(where: \.isFavorite))
            Tab(value: AppTab.search, role: .search) { SearchView() }
        }
        .tabViewStyle(.sidebarAdaptable)
        .environment(router)
        .environment(book)
    }
}

struct BrowseView: View {
    @Environment(Router.self) private var router
    @Environment(RecipeBook.self) private var book
    @State private var sort = SortOrder.forward

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            List {
                ForEach(book.grouped(), id: \.key) { category, recipes in
                    Section {
                        ForEach(recipes) { recipe in
                            NavigationLink(value: Route.recipe(recipe.id)) { RecipeRow(recipe: recipe) }
                                .swipeActions {
                                    Button(role: .destructive) {
                                        withAnimation { book.recipes.removeAll { $0.id == recipe.id } }
                                    } label: {
                                        Label("Delete", systemImage: "trash")
                                    }
                                }
                                .contextMenu {
                                    ShareLink(item: recipe.title)
                                } preview: {
                                    RecipeRow(recipe: recipe).padding()
                                }
                        }
                    } header: {
                        NavigationLink(value: Route.category(category)) { Text(category.title) }
                    }
                    .headerProminence(.increased)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Recipes")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .recipe(let id):
                    if let recipe = Binding(Bindable(book).recipes[id: id]) { RecipeDetail(recipe: recipe) }
                case .category(let category): Text(category.title).font(.largeTitle)
                }
            }
            .toolbar {
                ToolbarItem {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Order", selection: $sort) {
                            Text("Ascending").tag(SortOrder.forward)
                            Text("Descending").tag(SortOrder.reverse)
                        }
                        .pickerStyle(.inline)
                    }
                }
            }
        }
    }
}

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
                Text(recipe.title).font(.headline)
                Text(
                    Duration.seconds(recipe.minutes * 60),
                    format: .units(allowed: [.hours, .minutes], width: .abbreviated)
                )
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            Spacer()
            if recipe.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.pink) }
            RatingView(rating: .constant(recipe.rating))
        }
    }
}

struct RatingView: View {
    @Binding var rating: Double

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1..<6) { star in
                Image(systemName: symbol(for: Double(star))).foregroundColor(.yellow)
            }
        }
        .font(.caption)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue("\(rating, specifier: "%.1f") of 5")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(5, rating + 1)
            case .decrement: rating = max(0, rating - 1)
            @unknown default: break
            }
        }
    }

    private func symbol(for star: Double) -> String {
        if rating >= star { "star.fill" } else if rating > star - 1 { "star.leadinghalf.filled" } else { "star" }
    }
}

struct RecipeDetail: View {
    @Binding var recipe: Recipe
    @State private var done: Set<Int> = []

    var body: some View {
        List {
            Section("Steps") {
                ForEach(recipe.steps.indices, id: \.self) { index in
                    Toggle(
                        isOn: Binding(
                            get: { done.contains(index) },
                            set: { isDone in if isDone { done.insert(index) } else { done.remove(index) } }
                        )
                    ) {
                        Label {
                            Text(recipe.steps[index])
                        } icon: {
                            Image(systemName: "\(index + 1).circle.fill")
                        }
                    }
                }
            }
            Section { RatingView(rating: $recipe.rating) }
        }
        .navigationTitle($recipe.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { RenameButton() }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Toggle("Favorite", systemImage: "heart", isOn: $recipe.isFavorite)
                    .symbolVariant(recipe.isFavorite ? .fill : .none)
                    .toggleStyle(.button)
            }
        }
    }
}

struct SearchView: View {
    @Environment(RecipeBook.self) private var book
    @State private var text = ""
    @State private var tokens: [Recipe.Category] = []
    @State private var isPresented = false

    private var results: [Recipe] {
        book.recipes.filter { recipe in
            (text.isEmpty || recipe.title.localizedCaseInsensitiveContains(text))
                && (tokens.isEmpty || tokens.contains(recipe.category))
        }
    }

    var body: some View {
        NavigationStack {
            List(results) { recipe in RecipeRow(recipe: recipe) }
                .listStyle(.plain)
                .overlay { if results.isEmpty { ContentUnavailableView.search(text: text) } }
                .navigationTitle("Search")
                .searchable(
                    text: $text, tokens: $tokens, isPresented: $isPresented,
                    placement: .navigationBarDrawer(displayMode: .always), prompt: "Recipes"
                ) { token in
                    Text(token.title)
                }
                .searchSuggestions { ForEach(book.recipes) { Text($0.title).searchCompletion($0.title) } }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) { RecipeRow(recipe: .samples[0]) }
