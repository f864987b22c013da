import Foundation
import Lilt
import SwiftUI
import Testing

/// Styles of a program that change the styles around them (docs/decisions/0137-styles-lie-over-one-another.md).
@MainActor struct StackedStyleTests {
    @MainActor @Observable final class Model {
        var count = 0
        var isOn = false
        var parts = [Part(isOn: false), Part(isOn: false)]
    }

    struct Part {
        var isOn: Bool
    }

    private let model = Model()

    /// Words around the button of the style around.
    private struct Framed: PrimitiveButtonStyle {
        var word = "framed"
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: word)
                Button(configuration)
            }
        }
    }

    private struct Shown: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: configuration.isPressed ? "pressed" : "shown")
                configuration.label
            }
        }
    }

    @Test func `a button of a configuration is in the style around, and acts once`() {
        let stage = Stage {
            Button("Add") { model.count += 1 }
                .buttonStyle(Framed(word: "inner")).buttonStyle(Framed(word: "outer")).buttonStyle(Shown())
        }
        #expect(Set(stage.names).isSuperset(of: ["inner", "outer", "shown", "Add"]))
        #expect(throws: Never.self) { try stage.tap("Add") }
        #expect(model.count == 1)
    }

    @Test func `each button in a style of its own is one stop of Tab, and one element`() throws {
        let stage = Stage {
            VStack {
                Button("First") { model.count += 1 }
                Button("Second") { model.count += 10 }
            }
            .buttonStyle(Framed())
        }
        var heard: [String] = []
        for _ in 0..<4 {
            try stage.key("Tab")
            heard.append(stage.focusedLabel ?? "none")
        }
        #expect(heard == ["framed, First", "framed, Second", "framed, First", "framed, Second"])
        try stage.key("space")
        #expect(model.count == 10)
    }

    private struct Held: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onLongPressGesture(minimumDuration: 0.5) { configuration.trigger() }
        }
    }

    @Test func `a press on a button acts as its primitive style says, and keys act in any case`() throws {
        let stage = Stage { Button("Hold") { model.count += 1 }.buttonStyle(Held()).keyboardShortcut("h") }
        try stage.tap("Hold")
        #expect(model.count == 0, "the style does not act on a tap")
        try stage.press("Hold")
        stage.advance(by: 0.6)
        stage.release()
        #expect(model.count == 1)
        try stage.key("Tab")
        #expect(stage.focusedLabel == "Hold")
        try stage.key("Return")
        #expect(model.count == 2)
        try stage.key("ctrl+h")
        #expect(model.count == 3)
        stage.perform(.perform(.activate), on: "Hold")
        #expect(model.count == 4)
    }

    private struct Named: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "mine")
                Toggle(configuration)
            }
        }
    }

    @Test func `a toggle of a configuration is in the style around, and one element`() throws {
        let stage = Stage {
            Toggle("Sound", isOn: Bindable(model).isOn).toggleStyle(Named()).toggleStyle(.button)
        }
        #expect(Set(stage.names).isSuperset(of: ["mine", "Sound"]))
        try stage.tap("Sound")
        #expect(model.isOn)
        let toggles = stage.accessibilityTree.outline.split(separator: "\n").filter { $0.contains("toggle") }
        #expect(toggles.count == 1 && toggles[0].contains("checked"), "\(stage.accessibilityTree.outline)")
    }

    private struct AllParts: View {
        @Bindable var model: Model
        var body: some View { Toggle("All", sources: $model.parts, isOn: \.isOn).toggleStyle(.checkbox) }
    }

    @Test func `a toggle of several states is mixed while they differ, and sets all of them`() throws {
        let stage = Stage { AllParts(model: model) }
        func states() -> AccessibilityStates { stage.accessibilityElement("All")?.states ?? [] }
        #expect(states().isDisjoint(with: [.checked, .mixed]))
        model.parts[0].isOn = true
        stage.advance(by: 0.1)
        #expect(states().contains(.mixed) && !states().contains(.checked))
        try stage.tap("All")
        #expect(model.parts.map(\.isOn) == [true, true])
        stage.advance(by: 0.1)
        #expect(states().contains(.checked) && !states().contains(.mixed))
        try stage.tap("All")
        #expect(model.parts.map(\.isOn) == [false, false])
    }

    private struct Boxed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: "box")
                Label(configuration)
            }
        }
    }

    @Test func `a label of a configuration is in the style around`() {
        func names(_ view: some View) -> Set<String> { Set(Stage { view }.names) }
        let label = Label("Star", systemImage: "star").labelStyle(Boxed())
        #expect(names(label.labelStyle(.titleOnly)).isSuperset(of: ["box", "Star"]))
        let icon = Stage { label.labelStyle(.iconOnly) }.layers.all
        #expect(icon.contains { $0.text == "box" } && !icon.contains { $0.text == "Star" })
        #expect(icon.contains { $0.label == "Star" }, "the title is the icon's name")
        let automatic = names(label.labelStyle(.automatic).labelStyle(.iconOnly))
        #expect(automatic.isSuperset(of: ["box", "Star"]), "the automatic style is no hole to the ones around it")
    }

    private struct Percent: ProgressViewStyle {
        @Environment(\.lineSpacing) private var spacing
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100, \(Int(spacing))")
                configuration.currentValueLabel
            }
        }
    }

    private struct Shaded: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding() }
    }

    @Test func `a progress view has the style of a program, with the environment`() {
        let stage = Stage {
            ProgressView(value: 3, total: 4) {
                Text("Loading")
            } currentValueLabel: {
                Text("three")
            }
            .progressViewStyle(Shaded()).progressViewStyle(Percent()).lineSpacing(5)
        }
        #expect(Set(stage.names).isSuperset(of: ["Loading", "75 of 100, 5", "three"]))
        #expect(stage.accessibilityElement("Loading")?.range?.current == 0.75)
        let plain = Stage { ProgressView("Waiting", value: 0.5).progressViewStyle(Shaded()) }
        #expect(plain.names.contains("Waiting"))
    }

    private struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                configuration.label
            }
        }
    }

    private struct Lines: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "line")
                LabeledContent(configuration)
            }
        }
    }

    private struct Row: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func `boxes, labelled values and groups of controls have the styles of a program`() throws {
        let stage = Stage {
            VStack {
                GroupBox("Title") { Text("inside") }.groupBoxStyle(Card())
                LabeledContent("Name", value: "Ada").labeledContentStyle(Lines())
                ControlGroup("Tools") { Button("Cut") { model.count += 1 } }.controlGroupStyle(Row())
            }
        }
        let inside = try #require(try? stage.layer("inside"))
        let title = try #require(try? stage.layer("Title"))
        #expect(inside.frame.maxY <= title.frame.minY, "the style has the content first")
        #expect(Set(stage.names).isSuperset(of: ["line", "Name", "Ada", "Tools", "Cut"]))
        try stage.tap("Cut")
        #expect(model.count == 1)
    }

    private struct Opening: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
                configuration.label
                if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
            }
        }
    }

    @Test func `a disclosure group has the style of a program, and groups in it too`() throws {
        let stage = Stage {
            DisclosureGroup("Outer") {
                Text("one")
                DisclosureGroup("Inner") { Text("two") }
            }
            .disclosureGroupStyle(Opening())
        }
        #expect(stage.names.contains("more") && !stage.names.contains("one"))
        try stage.tap("more")
        #expect(Set(stage.names).isSuperset(of: ["less", "one", "Inner", "more"]))
    }
}

extension Stage {
    /// Label of the element that has the focus of the keys; nil if none has.
    fileprivate var focusedLabel: String? {
        func find(_ element: AccessibilityElement) -> String? {
            if element.states.contains(.focused) { return element.label }
            for child in element.children { if let label = find(child) { return label } }
            return nil
        }
        return find(accessibilityTree)
    }
}
