import Foundation
import LayerTree
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph

@testable import MenuBars

/// The menus of a bar, from the parts that a program declares.
@MainActor struct BarMenuTests {
    private struct Titles: App {
        var body: some Scene {
            WindowGroup { EmptyView() }.commands {
                CommandMenu("Tools") { Button("Run") {} }
                CommandGroup(after: .help) { Button("Manual") {} }
                CommandMenu("Empty") {}
                CommandMenu(Text("Extras")) { Button("More") {} }
                CommandGroup(before: .toolbar) { Button("Zoom") {} }
            }
        }
    }

    @Test func `own menus lie before Window and Help, standard ones without items are left out`() throws {
        let run = try ProgramRun(Titles())
        #expect(run.titles == ["File", "Edit", "View", "Tools", "Extras", "Help"])
    }

    private struct Groups: App {
        var body: some Scene {
            WindowGroup { EmptyView() }.commands {
                CommandGroup(replacing: .newItem) { Button("New Note") {} }
                CommandGroup(before: .newItem) { Button("Before") {} }
                CommandGroup(after: .newItem) { Button("After") {} }
                CommandGroup(after: .newItem) { Button("After that") {} }
                CommandGroup(replacing: .saveItem) { Button("Save") {} }
                CommandGroup(replacing: .appTermination) {}
                CommandGroup(replacing: .undoRedo) {}
                CommandGroup(replacing: .pasteboard) {}
            }
        }
    }

    @Test func `groups lie before, after and in place of standard ones, and an empty menu goes`() throws {
        let run = try ProgramRun(Groups())
        #expect(run.titles == ["File"])
        run.tap("File")
        #expect(run.items == ["Before", "New Note", "After", "After that", "Save"])
    }

    private struct Plain: App {
        var body: some Scene {
            WindowGroup { Text("content") }.commands { EmptyCommands() }
        }
    }

    private struct Bare: App {
        var body: some Scene { WindowGroup { Text("content") } }
    }

    @Test func `a window without commands has no bar, and no views for one`() throws {
        for run in [try ProgramRun(Plain()), try ProgramRun(Bare())] {
            #expect(run.titles.isEmpty)
            #expect(run.texts() == ["content"])
            #expect(
                run.main.views.layers.firstLayer(named: "content")?.frameInWindow.midY == run.main.views.size.height / 2
            )
        }
        let bodies = try [ProgramRun(Plain()), ProgramRun(Bare())].map { $0.main.views.counters.bodies }
        #expect(bodies[0] == bodies[1])
    }

    @Test func `each title has a letter of its own`() {
        let titles = ["File", "Edit", "Format", "Find", "1", "View", "fi"]
        let letters = zip(titles, Mnemonics.indices(in: titles)).map { title, index in index.map { title[$0] } }
        #expect(letters == ["F", "E", "o", "i", "1", "V", nil])
    }
}
