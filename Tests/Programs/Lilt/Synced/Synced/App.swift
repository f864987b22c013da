import Kit
import SwiftUI

@main struct SyncedApp: App {
    init() {
        #if DEBUG
            let configuration = "DEBUG"
        #else
            let configuration = "RELEASE"
        #endif
        let info = Bundle.main.infoDictionary ?? [:]
        let isMain = Model().isMain ? "main" : "other"
        print(
            "synchronised:", Kit.name, configuration, isMain, Bundle.main.bundleIdentifier ?? "none",
            info["CFBundleShortVersionString"] ?? "none")
    }

    var body: some Scene {
        WindowGroup { Text("Synced") }
    }
}

// Isolated to the main actor by the project's setting.
final class Model {
    var isMain: Bool { Thread.isMainThread }
}

func callsFromMainActor() -> Bool { Model().isMain }
