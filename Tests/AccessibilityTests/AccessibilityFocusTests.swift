import AccessibilityTree
import Lilt
import SwiftUI
import Testing

/// `@AccessibilityFocusState`: the focus of a screen reader, which there is only while one runs.
@MainActor struct AccessibilityFocusTests {
    private enum Field: Hashable { case name, warning }

    private struct Form: View {
        @AccessibilityFocusState private var focus: Field?
        @State private var isWrong = false

        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).accessibilityFocused($focus, equals: .name)
                Button("Send") {
                    isWrong = true
                    focus = .warning
                }
                if isWrong { Text("A name is missing").accessibilityFocused($focus, equals: .warning) }
                Text(verbatim: "state \(focus.map { "\($0)" } ?? "none")")
            }
        }
    }

    private func focused(in stage: Stage) -> String? {
        stage.accessibilityTree.all.last { $0.states.contains(.focused) && $0.role != .window }?.label
    }

    @Test func `a program leads a listener to what has come, a text too`() throws {
        let stage = Stage(screenReaderIsOn: true) { Form() }
        try stage.key("Tab")
        try stage.settle()
        #expect(stage.accessibilityElement("state name") != nil, "the state follows the focus")
        try stage.tap("Send")
        try stage.settle()
        #expect(focused(in: stage) == "A name is missing")
        #expect(stage.accessibilityElement("state warning") != nil)
    }

    @Test func `without a listener nothing has the focus, and writing moves none`() throws {
        let stage = Stage { Form() }
        try stage.key("Tab")
        try stage.settle()
        #expect(stage.accessibilityElement("state none") != nil)
        try stage.tap("Send")
        try stage.settle()
        #expect(stage.accessibilityElement("state none") != nil)
        #expect(focused(in: stage) != "A name is missing")
    }

    @Test func `views are told whether a listener is there`() {
        struct Told: View {
            @Environment(\.accessibilityVoiceOverEnabled) private var isRead

            var body: some View { Text(isRead ? "read" : "seen") }
        }
        #expect(Stage(screenReaderIsOn: true) { Told() }.accessibilityElement("read") != nil)
        #expect(Stage { Told() }.accessibilityElement("seen") != nil)
    }

    private struct Opening: View {
        @State private var isAsking = false
        @State private var isTelling = false

        var body: some View {
            VStack {
                Button("Ask") { isAsking = true }.alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
                Button("Tell") { isTelling = true }.popover(isPresented: $isTelling) { Text("It is done") }
            }
        }
    }

    @Test(arguments: [("Ask", "Yes"), ("Tell", "It is done")])
    func `a listener is led into what opens, and back`(_ opener: String, _ first: String) throws {
        let stage = Stage(screenReaderIsOn: true) { Opening() }
        #expect(stage.perform(.focus, on: opener))
        #expect(stage.perform(.perform(.activate), on: opener))
        try stage.settle()
        #expect(focused(in: stage) == first, "\(stage.accessibilityTree.outline)")
        try stage.key("Escape")
        try stage.settle()
        #expect(focused(in: stage) == opener)
    }
}
