import Lilt
import SwiftUI
import Testing

/// Actions that assistive technology performs.
@MainActor struct ActionTests {
    /// Log of what happened, in order.
    @MainActor final class Record {
        var entries: [String] = []
    }

    @Test func controlsActAsIfPeopleHadUsedThem() {
        struct Form: View {
            @State private var isOn = false
            @State private var value = 0.5
            @State private var count = 3
            let record: Record

            var body: some View {
                VStack {
                    Button("Press") { record.entries.append("pressed") }
                    Toggle("Quiet", isOn: $isOn)
                    Slider(value: $value, in: 0...2) { Text("Volume") }
                    Stepper("Copies", value: $count, in: 0...4)
                    Text(verbatim: "isOn \(isOn), \(value), \(count)")
                }
            }
        }
        let record = Record()
        let stage = Stage { Form(record: record) }
        #expect(stage.perform(.perform(.activate), on: "Press"))
        #expect(record.entries == ["pressed"])
        #expect(stage.perform(.perform(.activate), on: "Quiet"))
        #expect(stage.perform(.setNumber(1.5), on: "Volume"))
        #expect(stage.perform(.perform(.decrement), on: "Copies"))
        #expect(stage.accessibilityElement("isOn true, 1.5, 2") != nil)
        #expect(stage.accessibilityElement("Volume")?.range?.current == 1.5)
        // A number out of range is taken to its end.
        #expect(stage.perform(.setNumber(99), on: "Volume"))
        #expect(stage.accessibilityElement("Volume")?.range?.current == 2)
        #expect(!stage.perform(.setNumber(.nan), on: "Volume"))
        #expect(!stage.perform(.perform(.escape), on: "Press"))
        #expect(!stage.perform(.perform(.activate), on: "nothing"))
    }

    @Test func aTapIsAnAction() {
        let record = Record()
        let stage = Stage {
            VStack {
                Text("tap").onTapGesture { record.entries.append("one tap") }
                Text("twice").onTapGesture(count: 2) { record.entries.append("two taps") }
            }
        }
        #expect(stage.accessibilityElement("tap")?.actions.map(\.kind) == [.activate])
        #expect(stage.accessibilityElement("twice")?.actions.isEmpty == true)
        #expect(stage.perform(.perform(.activate), on: "tap"))
        #expect(record.entries == ["one tap"])
    }

    @Test func aContextMenuIsAnAction() {
        let stage = Stage { Text("file").contextMenu { Button("Rename") {} } }
        #expect(stage.accessibilityElement("file")?.actions.map(\.kind) == [.showMenu])
        #expect(stage.perform(.perform(.showMenu), on: "file"))
        stage.advance(by: 1)
        #expect(stage.accessibilityTree.children.map(\.role) == [.menu])
        #expect(stage.accessibilityElement("Rename")?.role == .menuItem)
    }

    @Test func namedActionsComeFromModifiersAndButtons() throws {
        let record = Record()
        let stage = Stage {
            Text("mail")
                .accessibilityAction(named: "Archive") { record.entries.append("archived") }
                .accessibilityActions {
                    Button("Reply") { record.entries.append("replied") }
                    Button("Forward") { record.entries.append("forwarded") }
                }
        }
        let actions = stage.accessibilityElement("mail")?.actions ?? []
        #expect(Set(actions.map(\.name)) == ["Archive", "Reply", "Forward"])
        for action in actions { #expect(stage.perform(.perform(action.kind), on: "mail")) }
        #expect(Set(record.entries) == ["archived", "replied", "forwarded"])
        // Buttons of actions are reached by no key and drawn nowhere.
        #expect(stage.layers.first(named: "Reply") == nil)
        try stage.key("Tab")
        try stage.key("Return")
        #expect(record.entries.count == 3)
    }

    @Test func anAdjustableViewIsAStepper() {
        struct Rating: View {
            @State private var stars = 3

            var body: some View {
                Text("\(stars) stars")
                    .accessibilityLabel("Rating").accessibilityValue("\(stars)")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            }
        }
        let stage = Stage { Rating() }
        #expect(stage.accessibilityElement("Rating")?.role == .stepper)
        #expect(stage.perform(.perform(.increment), on: "Rating"))
        #expect(stage.accessibilityElement("Rating")?.value == "4")
    }

    @Test func `a scroll area offers the ways that it can go, and tells its ends by the one that is missing`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 150) }.accessibilityLabel("page")
        }
        try stage.settle()
        func ways() throws -> [AccessibilityAction.Kind] {
            let area = try #require(stage.accessibilityTree.all.first { $0.role == .scrollArea })
            return area.actions.map(\.kind)
        }
        #expect(try ways() == [.increment])
        #expect(stage.perform(.perform(.increment), on: "page"))
        try stage.settle()
        #expect(try ways() == [.decrement])
        #expect(!stage.perform(.perform(.increment), on: "page"), "there is nothing further down")
        #expect(stage.perform(.perform(.decrement), on: "page"))
        try stage.settle()
        #expect(try ways() == [.increment])
    }

    @Test func `zooms are two actions, at the middle of the view`() {
        let record = Record()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 40, height: 20).accessibilityLabel("map").accessibilityZoomAction { zoom in
                record.entries.append("\(zoom.direction) \(zoom.location == .center) \(zoom.point.x) \(zoom.point.y)")
            }
        }
        let kinds = stage.accessibilityElement("map")?.actions ?? []
        #expect(kinds.map(\.name) == ["Zoom in", "Zoom out"])
        for action in kinds { #expect(stage.perform(.perform(action.kind), on: "map")) }
        #expect(record.entries == ["zoomIn true 50.0 50.0", "zoomOut true 50.0 50.0"])
    }

    private struct Older: View {
        var body: some View {
            Color.red.frame(width: 40, height: 20)
                .accessibility(label: Text("older")).accessibility(value: Text("4")).accessibility(hint: Text("a hint"))
                .accessibility(addTraits: .isButton).accessibility(identifier: "id")
        }
    }

    @Test func `names of 2019 say what the later ones do`() {
        let element = Stage { Older() }.accessibilityElement("older")
        #expect(element?.value == "4" && element?.hint == "a hint" && element?.identifier == "id")
        #expect(element?.role == .button)
        #expect(Stage { Text("gone").accessibility(hidden: true) }.accessibilityElement("gone") == nil)
    }

    @Test func aDisabledControlDoesNothing() {
        let record = Record()
        let stage = Stage { Button("no") { record.entries.append("pressed") }.disabled(true) }
        #expect(!stage.perform(.perform(.activate), on: "no"))
        #expect(record.entries.isEmpty)
    }

    @Test func aViewThatDoesNotRespondHasNoActions() {
        let stage = Stage { Button("still") {}.accessibilityRespondsToUserInteraction(false) }
        #expect(stage.accessibilityElement("still")?.actions.isEmpty == true)
    }

    @Test func aFieldIsEdited() {
        struct Field: View {
            @State private var name = "Ada"

            var body: some View { TextField("Name", text: $name) }
        }
        let stage = Stage { Field() }
        #expect(stage.perform(.focus, on: "Name"))
        #expect(stage.accessibilityElement("Name")?.states.contains(.focused) == true)
        #expect(stage.perform(.replace(3..<3, with: " L👩‍🚀"), on: "Name"))
        #expect(stage.accessibilityElement("Name")?.text?.string == "Ada L👩‍🚀")
        // Positions are scalars: the astronaut is three of them.
        #expect(stage.accessibilityElement("Name")?.text?.selection == 8..<8)
        #expect(stage.perform(.select(0..<3), on: "Name"))
        #expect(stage.accessibilityElement("Name")?.text?.selection == 0..<3)
        #expect(stage.perform(.setText("Grace"), on: "Name"))
        #expect(stage.accessibilityElement("Name")?.text?.string == "Grace")
        #expect(stage.perform(.replace(99..<1000, with: "!"), on: "Name"))
        #expect(stage.accessibilityElement("Name")?.text?.string == "Grace!")
    }

    @Test func aSecretIsNeitherReadNorCopied() {
        struct Field: View {
            @State private var secret = "abc"

            var body: some View { SecureField("Password", text: $secret) }
        }
        let stage = Stage { Field() }
        #expect(stage.accessibilityElement("Password")?.text?.string == "•••")
        #expect(!stage.perform(.copy(0..<3), on: "Password"))
    }
}
