import SwiftUI

/// A menu of pages with a shopping list, settings and a long list.
struct ListsPage: GalleryPage {
    static let name = "lists"
    static let title = "Lists and forms"
    static let summary = "List, Form, Section, swipes, edit mode, 100,000 rows"
    static let symbol = "list.bullet"

    var body: some View {
        NavigationStack {
            List {
                Section("Edit") {
                    NavigationLink("Shopping") { ShoppingPage() }
                    NavigationLink("Files") { FilesPage() }
                }
                Section {
                    NavigationLink("Settings") { SettingsPage() }
                    NavigationLink("100,000 rows") { LongPage() }
                } header: {
                    Text("Look")
                } footer: {
                    Text("Rows are made as they come into view.")
                }
            }
            .navigationTitle("Lists")
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// Entries that are deleted, moved and marked by swipes.
private struct ShoppingPage: View {
    @State private var items = ["Apples", "Bread", "Coffee", "Eggs", "Milk", "Rice"]
    @State private var marked: Set<String> = ["Coffee"]

    var body: some View {
        List {
            ForEach(items, id: \.self) { item in
                HStack {
                    Text(item)
                    Spacer()
                    if marked.contains(item) { Image(systemName: "star.fill").foregroundStyle(.yellow) }
                }
                .swipeActions(edge: .leading) {
                    Button("Mark") { withAnimation { marked.formSymmetricDifference([item]) } }.tint(.orange)
                }
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Shopping")
        .toolbar {
            EditButton()
            Button("Add") {
                let name = "Entry \(items.count + 1)"
                withAnimation { items.insert(items.contains(name) ? name + "′" : name, at: 0) }
            }
        }
    }
}

/// A tree with a selection.
private struct FilesPage: View {
    private struct File: Identifiable {
        let id: String
        var children: [File]?
    }

    @State private var selection: String?
    private let files = [
        File(id: "Sources", children: [File(id: "App.swift"), File(id: "Views", children: [File(id: "Card.swift")])]),
        File(id: "Tests", children: [File(id: "CardTests.swift")]), File(id: "README.md"),
    ]

    var body: some View {
        List(files, children: \.children, selection: $selection) { file in
            Label(file.id, systemImage: file.children == nil ? "doc" : "folder")
        }
        .listStyle(.sidebar)
        .navigationTitle(selection ?? "Files")
    }
}

/// Controls in a form.
private struct SettingsPage: View {
    @State private var name = "Ada"
    @State private var pairs = 8
    @State private var sound = true
    @State private var volume = 0.4
    @State private var theme = "Animals"
    @State private var color = Color.orange

    var body: some View {
        Form {
            Section("Player") {
                TextField("Name", text: $name)
                Stepper("Pairs: \(pairs)", value: $pairs, in: 2...20)
                Toggle("Sound", isOn: $sound)
                if sound { Slider(value: $volume) { Text("Volume") } }
            }
            Section("Look") {
                Picker("Theme", selection: $theme) {
                    ForEach(["Animals", "Food", "Faces"], id: \.self) { Text($0) }
                }
                ColorPicker("Colour", selection: $color)
                LabeledContent("Version", value: "1.2")
            }
            Section { Button("Reset", role: .destructive) { (pairs, sound, volume) = (8, true, 0.4) } }
        }
        .animation(.default, value: sound)
        .navigationTitle("Settings")
    }
}

/// Many rows, of which few are made.
private struct LongPage: View {
    var body: some View {
        List(0..<100_000) { Text(verbatim: "Row \($0)") }
            .listStyle(.plain)
            .navigationTitle("100,000 rows")
    }
}
