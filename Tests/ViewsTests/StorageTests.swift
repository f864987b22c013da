import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `AppStorage` and `SceneStorage`: values kept from one run to the next.
@MainActor struct StorageTests {
    private enum Theme: String { case light, dark }

    private struct Settings: View {
        @AppStorage("count") private var count = 3
        @AppStorage("name") private var name: String?
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("link") private var link = URL(filePath: "/tmp")
        var body: some View {
            VStack {
                Button("Add") { withAnimation(.linear(duration: 1)) { count += 1 } }
                Button("Name") { name = name == nil ? "n" : nil }
                Button("Theme") { theme = .dark }
                Button("Link") { link = URL(string: "https://a.b/c?d")! }
                Text("settings \(count) \(name ?? "none") \(theme.rawValue) \(link.absoluteString)")
            }
        }
    }

    private struct Mirror: View {
        @AppStorage("count") private var count = 0
        var body: some View { Text("mirror \(count)").opacity(count == 4 ? 0 : 1) }
    }

    private struct Untouched: View {
        @AppStorage("other") private var other = false
        var body: some View { Toggled(isOn: $other) }
    }

    private struct Toggled: View {
        @Binding var isOn: Bool
        var body: some View { Button("other \(isOn)") { isOn.toggle() } }
    }

    private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
        let domain = "lilt-storage-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: domain))
        defer { defaults.removePersistentDomain(forName: domain) }
        try body(defaults)
    }

    @Test func `values are kept, shared by key, and there for the next start`() throws {
        try withDefaults { defaults in
            let stage = ViewStage(
                VStack {
                    Settings()
                    Mirror()
                    Untouched()
                }.defaultAppStorage(defaults))
            #expect(stage.layer("settings 3 none light file:///tmp") != nil)
            #expect(stage.layer("mirror 0") != nil)
            stage.host.counters.countsBodiesByType = true
            stage.tap("Add")
            #expect(stage.host.counters.bodiesByType["Untouched"] == nil)
            #expect(stage.host.isAnimating)
            stage.tap("Name")
            stage.tap("Theme")
            stage.tap("Link")
            stage.tap("other false")
            #expect(stage.layer("settings 4 n dark https://a.b/c?d") != nil)
            #expect(stage.layer("mirror 4") != nil && stage.layer("other true") != nil)
            let next = ViewStage(Settings().defaultAppStorage(defaults))
            #expect(next.layer("settings 4 n dark https://a.b/c?d") != nil)
            next.tap("Name")
            #expect(defaults.object(forKey: "name") == nil)
        }
    }

    @Test func `what other code sets is shown when something happens, without a write by a view`() throws {
        try withDefaults { defaults in
            let stage = ViewStage(
                VStack {
                    Settings()
                    Mirror()
                    Untouched()
                }.defaultAppStorage(defaults))
            stage.host.counters.countsBodiesByType = true
            defaults.set(8, forKey: "count")
            #expect(!stage.host.needsUpdate)
            ViewHost.lookAtStoredValues()
            stage.frame()
            #expect(stage.layer("mirror 8") != nil && stage.layer("settings 8 none light file:///tmp") != nil)
            #expect(stage.host.counters.bodiesByType["Untouched"] == nil)
            // Changes by other code are also picked up by an update with another cause; a write of an equal value is no
            // change.
            defaults.set("n", forKey: "name")
            defaults.set(8, forKey: "count")
            stage.tap("other false")
            #expect(stage.layer("settings 8 n light file:///tmp") != nil)
            #expect(stage.host.counters.bodiesByType["Mirror"] == 1)
            ViewHost.lookAtStoredValues()
            #expect(!stage.host.needsUpdate)
        }
    }

    @Test func `what is of another type counts as missing`() throws {
        try withDefaults { defaults in
            defaults.set("many", forKey: "count")
            defaults.set(["a", "b"], forKey: "name")
            defaults.set("purple", forKey: "theme")
            defaults.set(7, forKey: "link")
            let stage = ViewStage(Settings().defaultAppStorage(defaults))
            #expect(stage.layer("settings 3 none light file:///tmp") != nil)
        }
    }

    private struct Scene: View {
        @SceneStorage("tab") private var tab = 1
        @SceneStorage("draft") private var draft: String?
        var body: some View {
            VStack {
                Button("Next") { tab += 1 }
                Button("Write") { $draft.wrappedValue = "text" }
                Text("tab \(tab) \(draft ?? "empty")")
            }
        }
    }

    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lilt-scene-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "state/scene.json"))
    }

    @Test func `a window's state is written to its file and read at the next start`() throws {
        try withFile { file in
            let stage = ViewStage(Scene(), keeping: SceneStore(file: file))
            stage.tap("Next")
            stage.tap("Write")
            #expect(stage.layer("tab 2 text") != nil)
            #expect(ViewStage(Scene(), keeping: SceneStore(file: file)).layer("tab 2 text") != nil)
            #expect(ViewStage(Scene()).layer("tab 1 empty") != nil)
        }
    }

    @Test(arguments: ["", "garbage <<<", "[1, 2]", #"{"tab":{"string":{"_0":"x"}},"draft":{"int":{"_0":4}}}"#, "\u{0}"])
    func `a file that holds something else counts as empty, and is written over`(content: String) throws {
        try withFile { file in
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
            let stage = ViewStage(Scene(), keeping: SceneStore(file: file))
            #expect(stage.layer("tab 1 empty") != nil)
            // Values of other types are not reported: an earlier version of the program may have written them.
            #expect(stage.problems.count { $0.contains(file.path) } == (content.contains("tab") ? 0 : 1))
            stage.tap("Next")
            #expect(ViewStage(Scene(), keeping: SceneStore(file: file)).layer("tab 2 empty") != nil)
        }
    }

    @Test func `a folder that cannot be made costs the state, not the program`() {
        let file = URL(filePath: "/proc/nowhere/scene.json")
        let stage = ViewStage(Scene(), keeping: SceneStore(file: file))
        stage.tap("Next")
        #expect(stage.layer("tab 2 empty") != nil)
        #expect(stage.problems.count == 1)
        #expect(stage.problems.allSatisfy { $0.contains(file.path) })
    }
}
