import Foundation
import Lilt
import SwiftUI
import Testing

/// Input sent to a stage arrives like events of a window.
@MainActor struct StageInputTests {
    private struct Counter: View {
        @State private var count = 0
        @State private var isPressed = false

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("add") { count += 1 }
                Button("add ten") { count += 10 }
            }
        }
    }

    @Test func `a tap is found by label or text`() throws {
        let stage = Stage { Counter() }
        try stage.tap("add")
        try stage.tap("add")
        try stage.tap("add ten")
        #expect(stage.names == ["count 12", "add", "add ten"])
    }

    @Test func `a name that is not there is an error that says what there was`() {
        let stage = Stage { Counter() }
        let error = #expect(throws: StageError.self) { try stage.tap("subtract") }
        #expect(error == .noSuchView("subtract", time: 0, there: ["count 0", "add", "add ten"]))
        #expect(
            error?.description
                == "At 0.0 s no view has the label or text “subtract”; there are “count 0”, “add”, “add ten”.")
        #expect(throws: StageError.noSuchView("x", time: 0, there: [])) { try Stage { Color.red }.layer("x") }
    }

    @Test func `a press acts when it is released on the button, and not elsewhere`() throws {
        let stage = Stage { Counter() }
        try stage.press("add")
        #expect(stage.names.first == "count 0")
        stage.release()
        #expect(stage.names.first == "count 1")
        try stage.press("add")
        stage.move(to: .zero)
        stage.release()
        #expect(stage.names.first == "count 1")
    }

    @Test func `keys move the focus and press what has it`() throws {
        let stage = Stage { Counter() }
        try stage.key("Tab")
        try stage.key("Tab")
        try stage.key("Return")
        #expect(stage.names.first == "count 10")
        try stage.key("shift+Tab")
        stage.type(" ")
        #expect(stage.names.first == "count 11")
        #expect(throws: StageError.self) { try stage.key("Hyperspace") }
    }

    @Test func `a drag takes its time`() throws {
        let stage = Stage { Counter() }
        let button = try stage.layer("add").frame
        stage.drag(
            from: CGPoint(x: button.midX, y: button.midY), to: CGPoint(x: button.midX + 2, y: button.midY), over: 0.2)
        #expect(abs(stage.time - 0.2) < 1e-9)
        #expect(stage.names.first == "count 1")
        stage.drag(from: CGPoint(x: button.midX, y: button.midY), to: .zero, over: 0)
        #expect(abs(stage.time - 0.2) < 1e-9 && stage.names.first == "count 1")
    }

    @Test func `a window that changes its size is laid out anew`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Color.red.accessibilityLabel("all") }
        #expect(try stage.layer("all").frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.size = CGSize(width: 300, height: 50)
        stage.scale = 2
        #expect(try stage.layer("all").frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(stage.image.width == 600 && stage.image.height == 100)
    }

    @Test func `what is written from outside is seen at once`() throws {
        let model = Model()
        let stage = Stage { Reader(model: model) }
        model.title = "after"
        #expect(!stage.isIdle && stage.names == ["after"] && stage.isIdle)
    }

    private final class Model: ObservableObject {
        @Published var title = "before"
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.title) }
    }

    @Test func `what a view does wrong is kept for the test`() {
        let stage = Stage { ForEach([1, 1], id: \.self) { Text("\($0)") } }
        #expect(stage.problems.count == 1 && stage.problems[0].contains("more than once"))
    }

    @Test func `environment values are the test's, not the machine's`() {
        struct Surroundings: View {
            @Environment(\.locale) private var locale
            @Environment(\.colorScheme) private var scheme
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            var body: some View {
                Text(verbatim: "\(locale.identifier) \(scheme == .dark ? "dark" : "light") \(reducesMotion)")
            }
        }
        #expect(Stage { Surroundings() }.names == ["en_US light false"])
        let stage = Stage(colorScheme: .dark, locale: Locale(identifier: "de_AT"), reducesMotion: true) {
            Surroundings()
        }
        #expect(stage.names == ["de_AT dark true"])
    }
}
