import Foundation
import Lilt
import SwiftUI
import Testing

/// Lists in the columns of a split view.
@MainActor struct ColumnSelectionTests {
    @Test(arguments: [1000.0, 420.0])
    func `a row of a link selects its value, and the detail follows`(width: Double) throws {
        let stage = Stage(size: CGSize(width: width, height: 600)) { Library() }
        try stage.tap("Emma")
        try stage.settle()
        let title = try stage.layer("You read Emma").frame
        #expect(title.midX > 0 && title.midX < width)
    }

    @Test func `a link to values of another type is followed`() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Library() }
        try stage.tap("Number seven")
        try stage.settle()
        #expect(try stage.layer("Seven: 7").frame.width > 0)
    }

    @Test func `rows of the first column are those of a sidebar`() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Library() }
        try stage.settle()
        #expect(stage.separators.isEmpty)
        let plain = Stage(size: CGSize(width: 1000, height: 600)) { Library().listStyle(.plain) }
        try plain.settle()
        #expect(!plain.separators.isEmpty)
    }

    private struct Book: Identifiable, Hashable {
        let id = UUID()
        var name: String
    }

    private struct Library: View {
        @State private var books = [Book(name: "Ulysses"), Book(name: "Emma"), Book(name: "Persuasion")]
        @State private var read: Book?

        var body: some View {
            NavigationSplitView {
                List(selection: $read) {
                    ForEach(books) { NavigationLink($0.name, value: $0) }
                    NavigationLink("Number seven", value: 7)
                }
                .navigationDestination(for: Int.self) { Text("Seven: \($0)") }
            } detail: {
                Text("You read \(read?.name ?? "nothing")")
            }
        }
    }
}
