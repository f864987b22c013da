import Lilt
import SwiftUI
import Testing

/// A document program of the Mac as public ones are written: commands in types of their own, values of the focused view,
/// settings with tabs, an inspector.
@MainActor struct CommandsDemand {
    struct Recipe: Identifiable, Hashable, Codable {
        var id = UUID()
        var title: String
        var isFavorite = false
    }

    class RecipeStore: ObservableObject {
        @Published var recipes = [Recipe(title: "Soup"), Recipe(title: "Bread")]

        func add() { recipes.append(Recipe(title: "New Recipe")) }
    }

    struct SelectedRecipeKey: FocusedValueKey {
        typealias Value = Binding<Recipe>
    }

    struct RecipeCommands: Commands {
        @ObservedObject var store: RecipeStore
        @FocusedBinding(\.selectedRecipe) private var recipe: Recipe?
        @FocusedValue(\.refreshAction) private var refresh
        @FocusedObject private var focusedStore: RecipeStore?
        @AppStorage("sortsByName") private var sortsByName = true
        @Environment(\.openWindow) private var openWindow

        var body: some Commands {
            SidebarCommands()
            CommandGroup(replacing: CommandGroupPlacement.newItem) {
                Button("New Recipe") { store.add() }
                    .keyboardShortcut("n", modifiers: [.command])
            }
            CommandGroup(after: .sidebar) {
                Divider()
                Toggle(isOn: $sortsByName) { Text("Sort by Name") }
            }
            CommandMenu("Recipe") {
                Button(action: { recipe?.isFavorite.toggle() }) {
                    Text(recipe?.isFavorite == true ? "Remove from Favorites" : "Add to Favorites")
                }
                .keyboardShortcut("f", modifiers: [.shift, .command])
                .disabled(recipe == nil)

                Section {
                    Button("Refresh", action: { refresh?() })
                        .keyboardShortcut(KeyEquivalent("r"), modifiers: .command)
                        .disabled(refresh == nil)
                }
                Menu("Share") {
                    Button("Mail") { _ = focusedStore }
                    Button("Messages") {}
                }
                Button("Timer") { openWindow(id: "timer") }
            }
            if store.recipes.count > 1 {
                CommandMenu(Text("Several")) { Button("Merge") {} }
            } else {
                EmptyCommands()
            }
            CommandGroup(replacing: .help) { Link("Website", destination: URL(string: "https://example.com")!) }
        }
    }

    struct RecipesApp: App {
        @StateObject private var store = RecipeStore()

        var body: some Scene {
            WindowGroup {
                ContentView(store: store)
            }
            .commands {
                RecipeCommands(store: store)
                TextEditingCommands()
                ToolbarCommands()
                InspectorCommands()
            }
            Window("Timer", id: "timer") {
                Text("3:00")
            }
            .windowResizability(.contentSize)
            .commandsRemoved()
            #if os(macOS) || os(Linux)
                Settings {
                    SettingsView()
                }
            #endif
        }
    }

    struct SettingsView: View {
        private enum Tabs: Hashable { case general, advanced }

        var body: some View {
            TabView {
                Form { Text("General settings") }
                    .tabItem { Label("General", systemImage: "gear") }
                    .tag(Tabs.general)
                Form { Text("Advanced settings") }
                    .tabItem { Label("Advanced", systemImage: "star") }
                    .tag(Tabs.advanced)
            }
            .padding(20)
            .frame(width: 375, height: 150)
        }
    }

    struct ContentView: View {
        @ObservedObject var store: RecipeStore
        @State private var selection: Recipe.ID?
        @State private var showsInspector = true
        @Environment(\.openSettings) private var openSettings

        var body: some View {
            NavigationSplitView {
                List(store.recipes, selection: $selection) { recipe in Text(recipe.title) }
            } detail: {
                if let index = store.recipes.firstIndex(where: { $0.id == selection }) {
                    TextField("Title", text: $store.recipes[index].title)
                        .focusedSceneValue(\.selectedRecipe, $store.recipes[index])
                } else {
                    Text("Select a recipe")
                }
            }
            .inspector(isPresented: $showsInspector) {
                VStack {
                    Text("\(store.recipes.count) recipes")
                    Button("Settings") { openSettings() }
                    SettingsLink { Label("Preferences", systemImage: "gear") }
                }
                .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
            }
            .focusedObject(store)
            .focusedValue(\.refreshAction, { store.add() })
        }
    }

    @Test func `a program with commands says what its menus are`() {
        let scenes = "\(type(of: RecipesApp().body))"
        #expect(scenes.contains("RecipeCommands") && scenes.contains("Settings<"))
    }
}

extension FocusedValues {
    var selectedRecipe: CommandsDemand.SelectedRecipeKey.Value? {
        get { self[CommandsDemand.SelectedRecipeKey.self] }
        set { self[CommandsDemand.SelectedRecipeKey.self] = newValue }
    }

    @Entry var refreshAction: (() -> Void)?
}
