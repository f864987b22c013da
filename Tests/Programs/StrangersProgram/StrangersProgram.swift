import SwiftUI

/// Three programs as people write them, who know SwiftUI and not Lilt. The first argument is the name of the one to show.
@main struct StrangersProgram: App {
    var body: some Scene {
        WindowGroup {
            switch CommandLine.arguments.dropFirst().first {
            case "chat": ChatScreen()
            case "recipes": RecipesScreen()
            default: HabitsScreen()
            }
        }
    }
}
