import Lilt
import SwiftUI
import Testing

/// Rotors: each is two actions, which move the focus of the listener.
@MainActor struct RotorTests {
    struct Message: Identifiable {
        let id: Int
        var isImportant: Bool { id % 30 == 10 }
        var subject: String { "Message \(id)" }
    }

    private static let messages = (0..<100).map { Message(id: $0) }

    private func focused(_ stage: Stage) -> [String] {
        stage.accessibilityTree.all.filter { $0.states.contains(.focused) }.map(\.label)
    }

    private func move(_ name: String, on element: String, in stage: Stage) throws {
        let found = try #require(stage.accessibilityElement(element))
        let action = try #require(found.actions.first { $0.name == name })
        #expect(stage.perform(.perform(action.kind), on: element))
        try stage.settle()
    }

    private func names(_ element: String, in stage: Stage) -> [String] {
        stage.accessibilityElement(element)?.actions.map(\.name) ?? []
    }

    // MARK: Views

    @Test func `an action goes to the next entry, which a lazy stack makes and shows`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack { ForEach(Self.messages) { Text($0.subject).frame(height: 20) } }
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("mail")
            .accessibilityRotor("VIPs") {
                ForEach(Self.messages) { message in
                    if message.isImportant { AccessibilityRotorEntry(message.subject, id: message.id) }
                }
            }
        }
        try stage.settle()
        #expect(names("mail", in: stage) == ["Next in VIPs", "Previous in VIPs"])
        #expect(names("Message 2", in: stage) == ["Next in VIPs", "Previous in VIPs"])
        #expect(stage.accessibilityElement("Message 70") == nil)

        try move("Next in VIPs", on: "mail", in: stage)
        #expect(focused(stage) == ["Message 10"])
        try move("Next in VIPs", on: "Message 10", in: stage)
        try move("Next in VIPs", on: "Message 40", in: stage)
        #expect(focused(stage) == ["Message 70"])
        let frame = try #require(stage.accessibilityElement("Message 70")?.frame)
        #expect(frame.minY >= 0 && frame.maxY <= 200)
        #expect(stage.accessibilityElement("Message 70")?.states.contains(.offscreen) == false)
        #expect(stage.announcements.isEmpty)

        // The last one: it stays, and says so.
        try move("Next in VIPs", on: "Message 70", in: stage)
        #expect(focused(stage) == ["Message 70"])
        #expect(stage.announcements == [AccessibilityAnnouncement("No next in VIPs")])
        try move("Previous in VIPs", on: "Message 70", in: stage)
        #expect(focused(stage) == ["Message 40"])
    }

    @Test func `a move starts from the element on which it is asked for`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 2_100)) {
            LazyVStack(spacing: 0) { ForEach(Self.messages) { Text($0.subject).frame(height: 20) } }
                .accessibilityElement(children: .contain)
                .accessibilityRotor(
                    "VIPs", entries: Self.messages.filter(\.isImportant), entryLabel: \.subject)
        }
        try stage.settle()
        try move("Next in VIPs", on: "Message 55", in: stage)
        #expect(focused(stage) == ["Message 70"])
        try move("Previous in VIPs", on: "Message 55", in: stage)
        #expect(focused(stage) == ["Message 40"])
        try move("Previous in VIPs", on: "Message 5", in: stage)
        #expect(focused(stage) == ["Message 40"])
        #expect(stage.announcements.map(\.words) == ["No previous in VIPs"])
    }

    @Test func `rows of a list are entries, far ones too`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 400)) {
            List(0..<1_000) { number in
                HStack {
                    Text(verbatim: "Row \(number)")
                    Button("Open") {}
                    Button("Delete") {}
                }
            }
            .accessibilityRotor("Starred", entries: [3, 700], entryID: \.self, entryLabel: \.description)
        }
        try stage.settle()
        try move("Next in Starred", on: "Row 0", in: stage)
        #expect(focused(stage) == ["Row 3"])
        try move("Next in Starred", on: "Row 3", in: stage)
        #expect(focused(stage) == ["Row 700"])
        let frame = try #require(stage.accessibilityElement("Row 700")?.frame)
        #expect(frame.minY >= 0 && frame.maxY <= 400)
        try move("Previous in Starred", on: "Row 700", in: stage)
        #expect(focused(stage) == ["Row 3"])
    }

    @Test func `a control takes the keyboard focus`() throws {
        let stage = Stage {
            VStack {
                Button("One") {}
                Button("Two") {}.id("two")
            }
            .accessibilityRotor(.landmarks) { AccessibilityRotorEntry("Second", id: "two") }
        }
        try move("Next in Landmarks", on: "One", in: stage)
        #expect(focused(stage) == ["Two"])
        try stage.key("Tab")
        #expect(focused(stage) == ["One"])
    }

    @Test(arguments: [("Tab", "Two"), ("shift+Tab", "One")])
    func `Tab goes on from a text that the focus of a listener came to`(key: String, next: String) throws {
        let stage = Stage {
            VStack {
                Button("Zero") {}
                Button("One") {}
                Text("Middle").id("middle")
                Button("Two") {}
            }
            .accessibilityRotor(.landmarks) { AccessibilityRotorEntry("Middle", id: "middle") }
        }
        try move("Next in Landmarks", on: "Zero", in: stage)
        #expect(focused(stage) == ["Middle"])
        try stage.key(key)
        #expect(focused(stage) == [next])
    }

    // MARK: Names

    @Test func `prepare runs before a named element is looked for`() throws {
        struct Page: View {
            @State private var isOpen = false
            @Namespace private var namespace

            var body: some View {
                VStack {
                    Text("Start")
                    if isOpen { Text("Details").accessibilityRotorEntry(id: 1, in: namespace) }
                    Text("End").accessibilityRotorEntry(id: 2, in: namespace)
                }
                .accessibilityRotor("Parts") {
                    AccessibilityRotorEntry("Details", id: 1, in: namespace) { isOpen = true }
                    AccessibilityRotorEntry(Text("The end"), id: 2, in: namespace)
                    AccessibilityRotorEntry("Lost", id: 3, in: namespace)
                }
            }
        }
        let stage = Stage { Page() }
        #expect(stage.accessibilityElement("Details") == nil)
        try move("Next in Parts", on: "Start", in: stage)
        #expect(focused(stage) == ["Details"])
        try move("Next in Parts", on: "Details", in: stage)
        #expect(focused(stage) == ["End"])
        // An entry without an element is said.
        try move("Next in Parts", on: "End", in: stage)
        #expect(focused(stage) == ["End"])
        #expect(stage.announcements.map(\.words) == ["Lost"])
    }

    // MARK: Text

    @Test func `ranges of an edited text are selected`() throws {
        struct Editor: View {
            @State private var text = "Dear 👩‍🚀 Ada, write to a@b.c or d@e.f"

            var body: some View {
                TextEditor(text: $text).accessibilityLabel("Letter")
                    .accessibilityRotor("Addresses", textRanges: ["a@b.c", "d@e.f"].compactMap { text.range(of: $0) })
            }
        }
        let stage = Stage { Editor() }
        try stage.settle()
        try move("Next in Addresses", on: "Letter", in: stage)
        let text = try #require(stage.accessibilityElement("Letter")?.text)
        #expect(focused(stage) == ["Letter"])
        func selected(_ text: AccessibilityText) -> String {
            let scalars = Array(text.string.unicodeScalars)[text.selection]
            return String(String.UnicodeScalarView(scalars))
        }
        #expect(selected(text) == "a@b.c")
        try move("Next in Addresses", on: "Letter", in: stage)
        #expect(try selected(#require(stage.accessibilityElement("Letter")?.text)) == "d@e.f")
    }

    @Test func `ranges of a shown text are scrolled to and said`() throws {
        let words = (0..<400).map { "word\($0)" }.joined(separator: " ")
        let range = try #require(words.range(of: "word390"))
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                Text(words).accessibilityRotor(.boldText) {
                    AccessibilityRotorEntry(textRange: range)
                    AccessibilityRotorEntry("Beyond", textRange: words.endIndex..<words.endIndex)
                }
            }
        }
        try stage.settle()
        let before = try #require(stage.accessibilityElement(words)?.frame.minY)
        try move("Next in Bold Text", on: words, in: stage)
        #expect(stage.announcements.map(\.words) == ["word390"])
        let after = try #require(stage.accessibilityElement(words)?.frame)
        #expect(before - after.minY > 500 && after.maxY > 50)
        try move("Next in Bold Text", on: words, in: stage)
        #expect(stage.announcements.map(\.words) == ["word390", "Beyond"])
    }

    // MARK: Content

    @Test func `content has conditions, groups and types of its own`() throws {
        struct Both: AccessibilityRotorContent {
            let isLong: Bool

            var body: some AccessibilityRotorContent {
                Group {
                    AccessibilityRotorEntry("a", id: "a")
                    if isLong { AccessibilityRotorEntry("b", id: "b") } else { AccessibilityRotorEntry("c", id: "c") }
                }
                ForEach(["d"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }
            }
        }
        let stage = Stage {
            VStack { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } }
                .accessibilityRotor(Text("Long")) { Both(isLong: true) }
                .accessibilityRotor(String("Short")) { Both(isLong: false) }
        }
        func way(_ name: String) throws -> [String] {
            var found: [String] = []
            var last = "a"
            for _ in 0..<2 {
                try move("Next in \(name)", on: last, in: stage)
                last = try #require(focused(stage).first)
                found.append(last)
            }
            return found
        }
        #expect(try way("Long") == ["b", "d"])
        #expect(try way("Short") == ["c", "d"])
        #expect(
            names("a", in: stage) == ["Next in Long", "Previous in Long", "Next in Short", "Previous in Short"]
                || names("a", in: stage) == ["Next in Short", "Previous in Short", "Next in Long", "Previous in Long"])
    }

    @Test func `entries are made only for a move`() throws {
        @MainActor final class Count {
            var value = 0
            func add() { value += 1 }
        }
        let count = Count()
        let stage = Stage {
            VStack { ForEach(0..<3) { Text(verbatim: "\($0)") } }
                .accessibilityRotor("Numbers") {
                    let _ = count.add()
                    AccessibilityRotorEntry("2", id: 2)
                }
        }
        _ = stage.accessibilityTree
        #expect(count.value == 0)
        try move("Next in Numbers", on: "0", in: stage)
        #expect(count.value == 1)
        #expect(focused(stage) == ["2"])
    }

    @Test func `system rotors have names`() {
        let rotors: [AccessibilitySystemRotor] = [
            .links, .links(visited: true), .headings, .headings(level: .h2), .boldText, .italicText, .underlineText,
            .misspelledWords, .images, .textFields, .tables, .lists, .landmarks,
        ]
        for (rotor, name) in zip(
            rotors,
            [
                "Links", "Visited Links", "Headings", "Level 2 Headings", "Bold Text", "Italic Text", "Underlined Text",
                "Misspelled Words", "Images", "Text Fields", "Tables", "Lists", "Landmarks",
            ])
        {
            let stage = Stage { Text("text").accessibilityRotor(rotor, textRanges: []) }
            #expect(names("text", in: stage) == ["Next in \(name)", "Previous in \(name)"])
        }
    }
}
