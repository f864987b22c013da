import Lilt
import SwiftUI
import Testing

/// Labels that are made of content, that apply under a condition, or that are spelt out.
@MainActor struct LabelTests {
    @Test func `content adds words to the label of a view`() {
        struct Inbox: View {
            @State private var count = 1

            var body: some View {
                VStack {
                    Button("Inbox") { count += 1 }
                        .accessibilityLabel { label in
                            Text("\(count) unread")
                            label
                        }
                    Circle().frame(width: 10, height: 10).accessibilityIdentifier("dot").accessibilityLabel { label in
                        label
                        Image(systemName: "star")
                    }
                    HStack {
                        Text("A")
                        Text("B")
                    }
                    .accessibilityLabel { label in
                        label
                        Text("letter")
                    }
                }
            }
        }
        let stage = Stage { Inbox() }
        #expect(stage.accessibilityElement("1 unread, Inbox")?.role == .button)
        #expect(stage.perform(.perform(.activate), on: "1 unread, Inbox"))
        stage.advance(frames: 1)
        #expect(stage.accessibilityElement("2 unread, Inbox") != nil)
        #expect(stage.accessibilityElement("dot")?.label == "star")
        #expect(stage.accessibilityElement("A, letter") != nil && stage.accessibilityElement("B, letter") != nil)
        // The content is neither drawn nor read by itself.
        #expect(stage.accessibilityElement("letter") == nil)
        #expect(stage.layers.first(named: "letter") == nil)
    }

    @Test func `labels of content lie in one another`() {
        let stage = Stage {
            Text("Inbox")
                .accessibilityLabel { label in
                    Text("inner")
                    label
                }
                .accessibilityLabel { label in
                    label
                    Text("outer")
                }
        }
        #expect(stage.accessibilityElement("inner, Inbox, outer") != nil)
    }

    struct Conditional: View {
        @State private var isEnabled = false

        var body: some View {
            VStack {
                Button("Switch") { isEnabled.toggle() }
                Text("Text")
                    .accessibilityLabel("Label", isEnabled: isEnabled)
                    .accessibilityValue("Value", isEnabled: isEnabled)
                    .accessibilityHint("Hint", isEnabled: isEnabled)
                    .accessibilityIdentifier("text", isEnabled: isEnabled)
                    .accessibilityInputLabels(["Input"], isEnabled: isEnabled)
                Text("Other").accessibilityHidden(true, isEnabled: isEnabled)
                Button("Act") {}.accessibilityRespondsToUserInteraction(false, isEnabled: isEnabled)
                Color.red.accessibilityHint("Nothing", isEnabled: isEnabled).frame(height: 10)
            }
        }
    }

    @Test func `modifiers that are not enabled say nothing`() throws {
        let stage = Stage { Conditional() }
        let text = try #require(stage.accessibilityElement("Text"))
        #expect(text.value == "" && text.hint == "" && text.identifier == "" && text.inputLabels.isEmpty)
        #expect(stage.accessibilityElement("Other") != nil)
        #expect(stage.accessibilityElement("Act")?.actions.count == 1)
        #expect(stage.accessibilityTree.children.count == 4, "the colour is no element")
        #expect(stage.perform(.perform(.activate), on: "Switch"))
        stage.advance(frames: 1)
        let label = try #require(stage.accessibilityElement("Label"))
        #expect(label.value == "Value" && label.hint == "Hint" && label.identifier == "text")
        #expect(label.inputLabels == ["Input"])
        #expect(stage.accessibilityElement("Other") == nil)
        #expect(stage.accessibilityElement("Act")?.actions.isEmpty == true)
    }

    @Test func `a label further in shows through one that is not enabled`() {
        let stage = Stage {
            Text("Text").accessibilityLabel("inner").accessibilityLabel("outer", isEnabled: false)
        }
        #expect(stage.accessibilityElement("inner") != nil)
    }

    // MARK: Speech

    @Test func `characters are spelt out`() throws {
        var part = AttributedString("XY")
        part.accessibilitySpeechSpellsOutCharacters = true
        let attributed = AttributedString("gate ") + part
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack {
                Text("API").speechSpellsOutCharacters()
                Text(verbatim: "Flight ") + Text(verbatim: "LH 42").speechSpellsOutCharacters()
                Text(attributed)
                VStack {
                    Text("UN")
                    Text("whole").speechSpellsOutCharacters(false)
                }
                .speechSpellsOutCharacters()
                Color.red.accessibilityLabel(Text("ID").speechSpellsOutCharacters())
            }
        }
        for label in ["A P I", "Flight L H, 4 2", "gate X Y", "U N", "I D"] {
            #expect(stage.accessibilityElement(label) != nil, "\(label)")
        }
        #expect(stage.layers.first(named: "API") != nil, "it is shown as it is written")
    }

    @Test func `an announcement has the urgency of its most urgent part`() {
        func announced(_ announcement: AttributedString) -> [AccessibilityAnnouncement] {
            let stage = Stage { Text("") }
            AccessibilityNotification.Announcement(announcement).post()
            return stage.announcements
        }
        #expect(announced("plain") == [AccessibilityAnnouncement("plain", .normal)])
        var low = AttributedString("low ")
        low.accessibilitySpeechAnnouncementPriority = .low
        #expect(announced(low) == [AccessibilityAnnouncement("low ", .low)])
        var high = AttributedString("ABC")
        high.accessibilitySpeechAnnouncementPriority = .high
        high.accessibilitySpeechSpellsOutCharacters = true
        #expect(announced(low + high) == [AccessibilityAnnouncement("low A B C", .high)])
    }
}
