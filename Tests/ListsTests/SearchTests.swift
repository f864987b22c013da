import Foundation
import Lilt
import SwiftUI
import Testing

/// `searchable` with its field, suggestions, scopes and tokens.
@MainActor struct SearchTests {
    @Test func `the bar has a field, and typing filters the rows`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Fruits() }
        #expect(stage.rowTexts == ["Apple", "Banana", "Cherry", "Date"])
        #expect(try stage.layer("Find fruit").frame.minY > (try stage.layer("Fruits").frame.midY))
        #expect(try stage.row("Apple").frame.minY > (try stage.layer("Find fruit").frame.maxY))
        try stage.tap("Find fruit")
        try stage.settle()
        #expect(try stage.layer("Cancel").frame.maxX < 390)
        #expect(try stage.layer("searching").frame.width > 0)
        stage.type("an")
        try stage.settle()
        #expect(stage.rowTexts == ["Banana"])
        try stage.tap("Cancel")
        try stage.settle()
        #expect(stage.rowTexts == ["Apple", "Banana", "Cherry", "Date"])
        #expect(throws: StageError.self) { try stage.layer("Cancel") }
        #expect(throws: StageError.self) { try stage.layer("searching") }
        #expect(stage.problems.isEmpty)
    }

    @Test func `a large title makes room with motion, and comes back`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Fruits() }
        let field = try stage.layer("Find fruit").frame
        try stage.key("ctrl+f")
        stage.advance(by: 0.1)
        let between = try stage.layer("Find fruit").frame.minY
        #expect(between < field.minY)
        try stage.settle()
        #expect(try stage.layer("Find fruit").frame.minY < between)
        try stage.key("Escape")
        try stage.settle()
        #expect(try stage.layer("Find fruit").frame == field)
        #expect(try stage.layer("Fruits").frame.width > 0)
    }

    @Test func `suggestions lie below the field, and one that is chosen fills it`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Suggesting() }
        #expect(throws: StageError.self) { try stage.layer("suggest Cherry") }
        try stage.key("ctrl+f")
        try stage.settle()
        let row = try stage.layer("suggest Cherry").frame
        #expect(row.minY > (try stage.layer("Search").frame.maxY))
        try stage.tap("suggest Cherry")
        try stage.settle()
        #expect(try stage.layer("text: Cherry").frame.width > 0)
        #expect(throws: StageError.self) { try stage.layer("suggest Cherry") }
        stage.type("x")
        try stage.settle()
        #expect(try stage.layer("suggest Apple").frame.width > 0)
    }

    @Test func `Return submits a search, and no field around it`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Suggesting() }
        try stage.key("ctrl+f")
        stage.type("ab")
        try stage.key("Return")
        try stage.settle()
        #expect(try stage.layer("submitted: ab").frame.width > 0)
        #expect(throws: StageError.self) { try stage.layer("wrong") }
    }

    @Test func `scopes are shown during a search`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Suggesting() }
        #expect(throws: StageError.self) { try stage.layer("Recent") }
        try stage.key("ctrl+f")
        try stage.settle()
        try stage.tap("Recent")
        try stage.settle()
        #expect(try stage.layer("scope 1").frame.width > 0)
    }

    @Test func `tokens lie before the text, and Backspace removes the last one`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Tokens() }
        try stage.key("ctrl+f")
        try stage.settle()
        stage.type("r")
        try stage.tap("Red")
        try stage.settle()
        #expect(try stage.layer("tokens: Red, text: ").frame.width > 0)
        stage.type("q")
        #expect(try stage.layer("tokens: Red, text: q").frame.width > 0)
        try stage.key("BackSpace")
        try stage.key("BackSpace")
        try stage.settle()
        #expect(try stage.layer("tokens: , text: ").frame.width > 0)
    }

    @Test func `the program begins a search with suggested tokens`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { PresentedTokens() }
        try stage.tap("Begin")
        try stage.settle()
        stage.type("r")
        try stage.tap("Red")
        try stage.settle()
        #expect(try stage.layer("yes Red").frame.width > 0)
    }

    @Test func `the program begins and ends a search`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Presented() }
        try stage.tap("Begin")
        try stage.settle()
        stage.type("q")
        try stage.settle()
        #expect(try stage.layer("yes q").frame.width > 0)
        try stage.tap("Done searching")
        try stage.settle()
        #expect(try stage.layer("no ").frame.width > 0)
    }

    @Test func `a search around a stack belongs to its root, one without a stack lies above its view`() throws {
        let around = Stage(size: CGSize(width: 390, height: 700)) { Around() }
        let field = try around.layer("Search").frame
        #expect(around.layers.all.filter { $0.text == "Search" }.count == 1)
        #expect(field.minY > (try around.layer("Root").frame.midY))
        try around.tap("Next")
        try around.settle()
        #expect(around.layers.all.filter { $0.text == "Search" && $0.opacity > 0 }.isEmpty)
        let alone = Stage(size: CGSize(width: 390, height: 700)) {
            List { Text("Row") }.searchable(text: .constant(""))
        }
        #expect(try alone.layer("Search").frame.maxY < (try alone.row("Row").frame.minY))
    }

    @Test func `the sidebar shows the search around a split view`() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 700)) {
            NavigationSplitView {
                List { Text("Row") }.navigationTitle("Mail")
            } detail: {
                Text("Detail")
            }
            .searchable(text: .constant(""), placement: .sidebar)
        }
        #expect(stage.layers.all.filter { $0.text == "Search" }.count == 1)
        #expect(try stage.layer("Search").frame.maxX < 300)
    }

    private struct Fruits: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Results(names: ["Apple", "Banana", "Cherry", "Date"].filter { text.isEmpty || $0.contains(text) })
                    .navigationTitle("Fruits")
                    .searchable(text: $text, prompt: "Find fruit")
            }
        }
    }

    private struct Results: View {
        let names: [String]
        @Environment(\.isSearching) private var isSearching

        var body: some View {
            List(names, id: \.self) { Text($0) }
                .safeAreaInset(edge: .bottom) { if isSearching { Text("searching") } }
        }
    }

    private struct Suggesting: View {
        @State private var text = ""
        @State private var submitted = ""
        @State private var scope = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Text("text: \(text)")
                    Text("submitted: \(submitted)")
                    Text("scope \(scope)")
                }
                .frame(maxHeight: .infinity, alignment: .bottom)
                .searchable(text: $text)
                .searchSuggestions {
                    ForEach(["Apple", "Cherry"], id: \.self) { Text("suggest \($0)").searchCompletion($0) }
                }
                .searchScopes($scope) {
                    Text("All").tag(0)
                    Text("Recent").tag(1)
                }
                .onSubmit(of: .search) { submitted = text }
                .onSubmit { submitted = "wrong" }
            }
        }
    }

    private struct Tokens: View {
        struct Colour: Identifiable {
            let id: String
        }
        @State private var text = ""
        @State private var tokens: [Colour] = []
        @State private var suggested = [Colour(id: "Red"), Colour(id: "Green")]

        var body: some View {
            NavigationStack {
                Text("tokens: \(tokens.map(\.id).joined(separator: " ")), text: \(text)")
                    .frame(maxHeight: .infinity, alignment: .bottom)
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
            }
        }
    }

    private struct PresentedTokens: View {
        @State private var text = ""
        @State private var isPresented = false
        @State private var tokens: [Tokens.Colour] = []
        @State private var suggested = [Tokens.Colour(id: "Red")]

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(isPresented ? "yes" : "no") \(tokens.map(\.id).joined())")
                    Button("Begin") { isPresented = true }
                }
                .searchable(
                    text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
                    prompt: "Colours"
                ) {
                    Text($0.id)
                }
            }
        }
    }

    private struct Presented: View {
        @State private var text = ""
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(isPresented ? "yes" : "no") \(text)")
                    Button("Begin") { isPresented = true }
                    Dismiss()
                }
                .searchable(text: $text, isPresented: $isPresented)
            }
        }
    }

    private struct Dismiss: View {
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View { Button("Done searching") { dismissSearch() } }
    }

    private struct Around: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List { NavigationLink("Next") { Text("Page").navigationTitle("Second") } }.navigationTitle("Root")
            }
            .searchable(text: $text)
        }
    }
}
