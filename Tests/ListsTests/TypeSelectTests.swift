import Lilt
import SwiftUI
import Testing

/// Rows that typed letters select.
@MainActor struct TypeSelectTests {
    @MainActor private final class Model: ObservableObject {
        @Published var selection: String?
        var pressed: [String] = []
    }

    private static let names = ["Apple", "Banana", "Élan", "Berry", "Blueberry", "Cherry"]

    private struct Names: View {
        @ObservedObject var model: Model
        let names: [String]
        var equivalent: (String) -> String? = { _ in nil }

        var body: some View {
            List(names, id: \.self, selection: $model.selection) { name in
                if let other = equivalent(name) { Text(name).typeSelectEquivalent(other) } else { Text(name) }
            }
        }
    }

    private func stage(
        _ model: Model, _ names: [String] = names, _ equivalent: @escaping (String) -> String? = { _ in nil }
    )
        throws -> Stage
    {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Names(model: model, names: names, equivalent: equivalent)
        }
        stage.advance(by: 0.1)
        stage.tap(at: CGPoint(x: 100, y: 60))
        try stage.settle()
        return stage
    }

    private func type(_ text: String, _ stage: Stage) throws {
        for letter in text {
            stage.type(String(letter))
            try stage.settle()
        }
    }

    @Test func `letters select the next row that begins with them`() throws {
        let model = Model()
        let stage = try stage(model)
        model.selection = "Apple"
        try stage.settle()
        try type("b", stage)
        #expect(model.selection == "Banana")
        try type("l", stage)
        #expect(model.selection == "Blueberry")
        try type("c", stage)
        #expect(model.selection == "Cherry", "no row begins with blc")
        try type("e", stage)
        #expect(model.selection == "Élan", "nor with ce; accents do not count")
    }

    @Test func `the same letter goes from one row to the next, and round`() throws {
        let model = Model()
        let stage = try stage(model)
        model.selection = "Apple"
        try stage.settle()
        var found: [String?] = []
        for _ in 0..<4 {
            try type("b", stage)
            found.append(model.selection)
        }
        #expect(found == ["Banana", "Berry", "Blueberry", "Banana"])
    }

    @Test func `an arrow ends a word, and letters that no row has change nothing`() throws {
        let model = Model()
        let stage = try stage(model)
        model.selection = "Apple"
        try stage.settle()
        try type("b", stage)
        try stage.key("Up")
        try stage.settle()
        #expect(model.selection == "Apple")
        try type("l", stage)
        #expect(model.selection == "Apple", "bl would be Blueberry")
        try type("z", stage)
        #expect(model.selection == "Apple")
    }

    @Test func `a text of one's own is looked for instead`() throws {
        let model = Model()
        let stage = try stage(model) { $0 == "Cherry" ? "zebra" : $0 == "Banana" ? "" : nil }
        try type("b", stage)
        #expect(model.selection == "Berry")
        try type("z", stage)
        #expect(model.selection == "Cherry")
    }

    @Test func `a row far away is found, made and shown`() throws {
        let model = Model()
        let names = (0..<2_000).map { "row \($0)" } + ["Zenith"] + (2_000..<3_000).map { "row \($0)" }
        let stage = try stage(model, names)
        try type("z", stage)
        #expect(model.selection == "Zenith")
        #expect(stage.names.contains("Zenith"))
    }
}
