import DesktopBus
import FakeCompositor
import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// File dialogs of the desktop, by the file chooser portal.
@MainActor struct FileChooserTests {
    @MainActor private final class Desktop {
        let scene: Scene
        let portal: FakePortal
        let chooser: FileChooserPortal
        var answers: [FileChoiceAnswer] = []

        /// - Throws: if the machine has no socket for the bus.
        init() throws {
            scene = try Scene()
            let made = try #require(FakePortal.make())
            portal = made.portal
            let bus = try #require(BusConnection(socket: made.socket, isServer: false))
            chooser = FileChooserPortal(on: bus, name: nil, scene.session.host.system)
        }

        func talk() {
            // Both sides authenticate in several messages before the first call.
            for _ in 0..<12 {
                portal.process()
                scene.session.pump()
            }
        }

        func ask(_ choice: FileChoice) -> @MainActor () -> Void { chooser.choose(choice) { self.answers.append($0) } }
    }

    private static let picture = FileChoice.Filter(name: "PNG image", patterns: ["*.png"], mimeTypes: ["image/png"])

    @Test func `asks for existing files with filters, and gets what people chose`() throws {
        let desktop = try Desktop()
        _ = desktop.ask(
            FileChoice(
                kind: .open, title: "Open", confirmation: "Import", allowsMultiple: true, filters: [Self.picture],
                folder: "/tmp/a b"))
        desktop.talk()
        let dialog = try #require(desktop.portal.dialogs.first)
        #expect(dialog.method == "OpenFile" && dialog.arguments.prefix(2) == [.text(""), .text("Open")])
        #expect(dialog.option("multiple") == .flag(true) && dialog.option("accept_label") == .text("Import"))
        #expect(dialog.option("directory") == nil)
        let bytes = ("/tmp/a b".utf8 + [0]).map { BusValue.number(Double($0)) }
        #expect(dialog.option("current_folder") == .list(bytes))
        let rules: [BusValue] = [
            .list([.number(0), .text("*.png")]), .list([.number(1), .text("image/png")]),
        ]
        #expect(dialog.option("filters") == .list([.list([.text("PNG image"), .list(rules)])]))
        #expect(desktop.answers.isEmpty)
        desktop.portal.respond(to: 0, code: 0, uris: ["file:///tmp/a%20b/c.png", "file:///tmp/d.png"])
        desktop.talk()
        #expect(desktop.answers == [.chosen(["file:///tmp/a%20b/c.png", "file:///tmp/d.png"])])
    }

    @Test func `asks for a place to save, for a folder, and is told when people cancel`() throws {
        let desktop = try Desktop()
        _ = desktop.ask(FileChoice(kind: .save, title: "Save", name: "a.txt"))
        _ = desktop.ask(FileChoice(kind: .folder, title: "Choose"))
        desktop.talk()
        #expect(desktop.portal.dialogs.map(\.method) == ["SaveFile", "OpenFile"])
        #expect(desktop.portal.dialogs.first?.option("current_name") == .text("a.txt"))
        #expect(desktop.portal.dialogs.last?.option("directory") == .flag(true))
        desktop.portal.respond(to: 1, code: 1, uris: [])
        desktop.talk()
        #expect(desktop.answers == [.cancelled])
        desktop.portal.respond(to: 0, code: 2, uris: [])
        desktop.talk()
        #expect(desktop.answers == [.cancelled, .cancelled])
    }

    @Test func `a question that is taken back closes its dialog and has no answer`() throws {
        let desktop = try Desktop()
        let takeBack = desktop.ask(FileChoice(kind: .open, title: "Open"))
        desktop.talk()
        takeBack()
        desktop.talk()
        #expect(desktop.portal.closed == desktop.portal.dialogs.map(\.path))
        desktop.portal.respond(to: 0, code: 0, uris: ["file:///a"])
        desktop.talk()
        #expect(desktop.answers.isEmpty)
        // Taken back before the portal knows of it.
        desktop.ask(FileChoice(kind: .open, title: "Open"))()
        desktop.talk()
        #expect(desktop.portal.closed.count == 2 && desktop.answers.isEmpty)
    }

    @Test func `without dialogs, or when the bus goes, there is an answer too`() throws {
        let without = try Desktop()
        without.portal.hasDialogs = false
        _ = without.ask(FileChoice(kind: .open, title: "Open"))
        without.talk()
        #expect(without.answers == [.unavailable])
        let desktop = try Desktop()
        _ = desktop.ask(FileChoice(kind: .open, title: "Open"))
        desktop.talk()
        desktop.portal.close()
        desktop.talk()
        #expect(desktop.answers == [.cancelled])
        _ = desktop.ask(FileChoice(kind: .open, title: "Open"))
        #expect(desktop.answers == [.cancelled, .unavailable])
    }
}
