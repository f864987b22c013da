import SwiftUI

/// A program that keeps a count in each kind of storage, and shows the values that it found, its time zone and its
/// locale.
@main struct StoreProgram: App {
    private let found: Int

    init() {
        // Before any view: real programs read their defaults here, too.
        found = UserDefaults.standard.integer(forKey: "started")
        UserDefaults.standard.set(found + 1, forKey: "started")
        _ = UserDefaults.standard.synchronize()
    }

    var body: some Scene {
        WindowGroup { Shown(found: found) }
    }
}

private struct Shown: View {
    let found: Int
    @AppStorage("app") private var app = 0
    @SceneStorage("scene") private var scene = 0
    @State private var file = "none"
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text(verbatim: "defaults \(found)")
            Text(verbatim: "app \(app)")
            Text(verbatim: "scene \(scene)")
            Text(verbatim: "file \(file)")
            Text(verbatim: "zone \(TimeZone.current.identifier)")
            Text(verbatim: "locale \(locale.identifier)")
            Button("Count") {
                app += 1
                scene += 1
            }
        }
        .onAppear {
            let file = URL.documentsDirectory.appending(path: "count.txt")
            self.file = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
            do {
                // As in real programs: the folder is there before the program runs.
                try Data("kept".utf8).write(to: file)
            } catch {
                self.file = "\(error)"
            }
        }
    }
}
