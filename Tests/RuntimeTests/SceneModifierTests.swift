@_spi(Engine) import AnimationCore
import Combine
import LayerTree
import Observation
import OffscreenPlatform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// `environment` and `onChange` of scenes.
@MainActor @Suite(.serialized) struct SceneModifierTests {
    @Test func `values and objects reach the views of every window, the innermost first`() throws {
        let run = try Run()
        run.log.open?(id: "second")
        run.settle()
        #expect(run.texts == [["1 inner model object"], ["1 outer none none"]])
    }

    @Test func `a value that the program changes is seen in all windows`() throws {
        let run = try Run()
        run.log.open?(id: "second")
        run.settle()
        run.log.count?.wrappedValue = 5
        run.settle()
        #expect(run.texts == [["5 inner model object"], ["5 outer none none"]])
    }

    @Test func `changes are told with both values, and the first one where it is asked for`() throws {
        let run = try Run()
        #expect(run.log.lines == ["initial 1 1"])
        run.log.count?.wrappedValue = 2
        run.settle()
        #expect(Set(run.log.lines.dropFirst()) == ["initial 1 2", "later 1 2", "plain", "old form 2"])
        run.log.lines = []
        run.log.count?.wrappedValue = 2
        run.settle()
        #expect(run.log.lines.isEmpty)
    }
}

@MainActor private final class Log {
    var open: OpenWindowAction?
    var count: Binding<Int>?
    var lines: [String] = []

    static var current = Log()
}

@MainActor private final class Run: RunningProgram {
    let log: Log

    init() throws {
        log = Log()
        Log.current = log
        try super.init(Modified())
    }
}

extension EnvironmentValues {
    @Entry fileprivate var number = 0
    @Entry fileprivate var place = "none"
}

@Observable private final class Model { let name = "model" }
private final class Object: ObservableObject { let name = "object" }

private struct Modified: App {
    @State private var count = 1
    private let model = Model()
    private let object = Object()

    var body: some Scene {
        Both(count: $count, model: model, object: object)
            .environment(\.number, count)
            .environment(\.place, "outer")
            .onChange(of: count, initial: true) { Log.current.lines.append("initial \($0) \($1)") }
            .onChange(of: count) { Log.current.lines.append("later \($0) \($1)") }
            .onChange(of: count) { Log.current.lines.append("plain") }
            .onChange(of: count, perform: { Log.current.lines.append("old form \($0)") })
    }
}

private struct Both: Scene {
    @Binding var count: Int
    let model: Model
    let object: Object

    var body: some Scene {
        WindowGroup { First(count: $count) }
            .windowStyle(.titleBar)
            .environment(\.place, "inner")
            .environment(model)
            .environmentObject(object)
        SwiftUI.Window("Second", id: "second") { Second() }
    }
}

private struct First: View {
    @Binding var count: Int
    @Environment(\.number) private var number
    @Environment(\.place) private var place
    @Environment(Model.self) private var model
    @EnvironmentObject private var object: Object
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("\(number) \(place) \(model.name) \(object.name)")
            .onAppear {
                Log.current.open = openWindow
                Log.current.count = $count
            }
    }
}

private struct Second: View {
    @Environment(\.number) private var number
    @Environment(\.place) private var place
    @Environment(Model.self) private var model: Model?

    var body: some View { Text("\(number) \(place) \(model?.name ?? "none") none") }
}
