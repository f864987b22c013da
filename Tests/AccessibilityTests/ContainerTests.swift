import Lilt
import SwiftUI
import Testing

/// Lists, tables, tabs, pages and dialogs.
@MainActor struct ContainerTests {
    private func roles(_ stage: Stage) -> [String] {
        stage.accessibilityTree.children.flatMap(\.all).map { "\($0.role.rawValue) \($0.label)" }
    }

    private func perform(_ name: String, on row: String, in stage: Stage) throws {
        let element = try #require(stage.accessibilityElement(row))
        let action = try #require(element.actions.first { $0.name == name })
        #expect(stage.perform(.perform(action.kind), on: row))
        stage.advance(by: 1)
    }

    @Test func aListHasRowsWithPlaces() throws {
        struct Names: View {
            @State private var selected: Set<String> = []

            var body: some View {
                List(selection: $selected) {
                    Section("People") { ForEach(["Ada", "Grace"], id: \.self) { Text($0) } }
                }
            }
        }
        let stage = Stage { Names() }
        #expect(roles(stage) == ["list ", "heading PEOPLE", "row Ada", "row Grace"])
        let grace = try #require(stage.accessibilityElement("Grace"))
        #expect(grace.position == AccessibilityPosition(index: 1, count: 2))
        #expect(stage.perform(.setSelected(true), on: "Grace"))
        #expect(stage.accessibilityElement("Grace")?.states.contains(.selected) == true)
        #expect(stage.perform(.setSelected(false), on: "Grace"))
        #expect(stage.accessibilityElement("Grace")?.states.contains(.selected) == false)
    }

    @Test func aRowOfAListIsItsControl() {
        let stage = Stage {
            Form {
                Toggle("Quiet", isOn: .constant(true))
                LabeledContent("Size") { Slider(value: .constant(0.5)) }
                LabeledContent("Version", value: "3")
                Picker("Fruit", selection: .constant("Pear")) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
            }
        }
        #expect(roles(stage) == ["list ", "toggle Quiet", "slider Size", "row Version, 3", "popUpButton Fruit"])
        #expect(stage.accessibilityElement("Fruit")?.value == "Pear")
        #expect(stage.accessibilityElement("Fruit")?.position?.index == 3)
    }

    @Test func rowsAreMovedAndDeleted() throws {
        struct Names: View {
            @State private var names = ["a", "b", "c"]

            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                        .onDelete { names.remove(atOffsets: $0) }
                }
            }
        }
        let stage = Stage { Names() }
        try perform("Move down", on: "a", in: stage)
        #expect(stage.accessibilityTree.all.filter { $0.role == .row }.map(\.label) == ["b", "a", "c"])
        try perform("Delete", on: "a", in: stage)
        #expect(stage.accessibilityTree.all.filter { $0.role == .row }.map(\.label) == ["b", "c"])
        #expect(stage.accessibilityElement("b")?.actions.contains { $0.name == "Move up" } == false)
    }

    @Test func aTableHasColumnsAndCells() throws {
        struct Moon: Identifiable {
            let id: String
            let planet: String
        }
        let moons = [Moon(id: "Io", planet: "Jupiter"), Moon(id: "Titan", planet: "Saturn")]
        let stage = Stage(size: CGSize(width: 600, height: 300)) {
            Table(moons) {
                TableColumn("Moon", value: \.id)
                TableColumn("Planet", value: \.planet)
            }
        }
        let table = try #require(stage.accessibilityTree.all.first { $0.role == .table })
        #expect(table.grid == AccessibilityGrid(rows: 2, columns: 2))
        let rows = table.children.filter { $0.role == .tableRow }
        #expect(rows.map(\.label) == ["Io, Jupiter", "Titan, Saturn"])
        #expect(rows.last?.children.map(\.label) == ["Titan", "Saturn"])
        #expect(rows.last?.children.map(\.position?.column) == [0, 1])
    }

    @Test func tabsAreInABarAndTheirPagesAlone() {
        let stage = Stage {
            TabView {
                Text("home page").tabItem { Label("Home", systemImage: "house") }
                Text("star page").tabItem { Label("Stars", systemImage: "star") }
            }
        }
        #expect(roles(stage) == ["staticText home page", "tabBar ", "tab Home", "tab Stars"])
        #expect(stage.perform(.perform(.activate), on: "Stars"))
        stage.advance(by: 1)
        #expect(roles(stage).first == "staticText star page")
    }

    @Test func aDialogHidesWhatLiesBehindIt() {
        struct Asking: View {
            @State private var asks = false

            var body: some View {
                Button("Ask") { asks = true }
                    .alert("Really?", isPresented: $asks) {
                        Button("Yes") {}
                    } message: {
                        Text("It cannot be undone.")
                    }
            }
        }
        let stage = Stage { Asking() }
        stage.perform(.perform(.activate), on: "Ask")
        stage.advance(by: 1)
        #expect(
            roles(stage) == [
                "alert Really?", "heading Really?", "staticText It cannot be undone.", "button Yes",
            ])
        stage.perform(.perform(.activate), on: "Yes")
        stage.advance(by: 1)
        #expect(roles(stage) == ["button Ask"])
    }

    @Test func aMenuIsReadWhileItIsOpen() {
        let stage = Stage {
            Menu("File") {
                Button("Open") {}
                Toggle("Wrap lines", isOn: .constant(true))
            }
        }
        #expect(roles(stage) == ["popUpButton File"])
        stage.perform(.perform(.activate), on: "File")
        stage.advance(by: 1)
        #expect(roles(stage) == ["menu File", "menuItem Open", "menuItem Wrap lines"])
        #expect(stage.accessibilityElement("Wrap lines")?.states.contains(.checked) == true)
    }

    @Test func aTitleIsReadBeforeItsPage() {
        let stage = Stage {
            NavigationStack { Text("content").navigationTitle("Page").toolbar { Button("Add") {} } }
        }
        #expect(roles(stage) == ["button Add", "heading Page", "staticText content"])
    }

    @Test func choicesOfAPickerAreRadioButtons() {
        struct Choosing: View {
            @State private var size = "S"

            var body: some View {
                Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
                    .pickerStyle(.segmented)
            }
        }
        let stage = Stage { Choosing() }
        #expect(roles(stage) == ["radioGroup Size", "radioButton S", "radioButton M"])
        #expect(stage.perform(.perform(.activate), on: "M"))
        #expect(stage.accessibilityElement("M")?.states.contains(.checked) == true)
    }
}
