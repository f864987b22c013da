import SwiftUI
import Testing

@testable import MenuBars

private struct Links: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        SettingsLink { Text("link") }
        SettingsLink()
        Button("action") { openSettings() }
    }
}

/// The program's settings: their window, and the ways to it.
@MainActor @Suite(.serialized) struct SettingsTests {
    private struct Quiet: App {
        var body: some Scene {
            Settings { Text("preferences").frame(width: 240, height: 100) }
            WindowGroup { VStack { Links() } }
        }
    }

    private struct Loud: App {
        var body: some Scene {
            WindowGroup { Text("main") }.commands { CommandMenu("Tools") { Button("Run") {} } }
            SwiftUI.Window("Log", id: "log") { Text("log") }
            SwiftUI.Window("Hidden", id: "hidden") { Text("hidden") }.commandsRemoved()
            Settings { Text("preferences") }
        }
    }

    @Test func `settings do not open at the start, and open once`() throws {
        let run = try ProgramRun(Quiet())
        #expect(run.windows.windows.count == 1)
        #expect(run.texts().contains("link"))
        for way in ["link", "Settings…", "action"] {
            run.tap(way)
            #expect(run.windows.windows.count == 2, "\(way)")
            #expect(run.texts(1) == ["preferences"])
            run.close(1)
            run.settle()
        }
        run.press("comma", ",", modifiers: 4)
        #expect(run.windows.windows.count == 1, "a key without a character is no comma")
        run.press(",", ",", modifiers: 4)
        run.press(",", ",", modifiers: 4)
        #expect(run.windows.windows.count == 2)
    }

    @Test func `menus offer settings and single windows`() throws {
        let run = try ProgramRun(Loud())
        #expect(run.titles == ["File", "Edit", "Tools", "Window"])
        run.tap("Edit")
        #expect(run.items.last == "Settings…")
        run.tap("Settings…")
        #expect(run.texts(1) == ["preferences"])
        run.close(1)
        run.settle()
        run.tap("Window")
        #expect(run.items.count == 2, "the log, and the window that is open")
        run.tap("Log")
        #expect(run.texts(1) == ["log"])
        run.tap("Window")
        #expect(run.items.count == 3)
    }
}
