import AnimationCore
import Combine
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum OtherKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

@Observable private final class Model {
    var name = "a"
    var unread = 0
}

private final class Counter: ObservableObject {
    @Published var count = 0
}

/// Environment objects and values, passed down the tree: S3.5 to S3.7.
@MainActor struct EnvironmentTests {
    @Test func `surroundings that a desktop has not are those of a large, plain screen`() {
        var values = EnvironmentValues()
        #expect(values.horizontalSizeClass == .regular && values.verticalSizeClass == .regular)
        #expect(!values.accessibilityReduceTransparency && !values.accessibilityDifferentiateWithoutColor)
        values.horizontalSizeClass = .compact
        #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
    }

    @Test func `the older names of text sizes are those of the same sizes (S24.17)`() {
        var values = EnvironmentValues()
        #expect(values.sizeCategory == .large)
        for (old, new) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            values.sizeCategory = old
            #expect(values.dynamicTypeSize == new && values.sizeCategory == old)
            #expect(old.isAccessibilityCategory == new.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.small < .accessibilityLarge)
    }

    private struct Reader: View {
        @Environment(\.level) private var level
        let name: String
        var body: some View { Text("\(name) \(level)") }
    }

    private struct Levels: View {
        @State private var level = 1
        @State private var other = 1
        var body: some View {
            VStack {
                Button("Level") { level += 1 }
                Button("Other") { other += 1 }
                Reader(name: "plain")
                Reader(name: "set").environment(\.level, level)
                Reader(name: "edited").transformEnvironment(\.level) { $0 += 10 }.environment(\.level, level)
            }
            .environment(\.other, other)
        }
    }

    @Test func `values override for the subtree, and a view depends on the keys that it read alone (S3.7)`() {
        let stage = ViewStage(Levels())
        #expect(stage.layer("plain 0") != nil && stage.layer("set 1") != nil && stage.layer("edited 11") != nil)
        stage.tap("Level")
        #expect(stage.layer("plain 0") != nil && stage.layer("set 2") != nil && stage.layer("edited 12") != nil)
        stage.host.counters.countsBodiesByType = true
        stage.tap("Other")
        #expect(stage.host.counters.bodiesByType["Reader"] == nil)
    }

    @Test func `a change of the window's scale reaches those who read it, and nobody else (S3.7)`() {
        struct Scale: View {
            @Environment(\.displayScale) private var scale
            @Environment(\.pixelLength) private var pixel
            var body: some View { Text(verbatim: "\(scale) \(pixel)") }
        }
        let stage = ViewStage(
            VStack {
                Scale()
                Reader(name: "plain")
            })
        #expect(stage.layer("1.0 1.0") != nil)
        stage.host.counters.countsBodiesByType = true
        stage.host.editEnvironment { $0.displayScale = 2 }
        stage.frame()
        #expect(stage.layer("2.0 0.5") != nil)
        #expect(stage.host.counters.bodiesByType["Reader"] == nil)
    }

    private struct Found: View {
        @Environment(Model.self) private var model
        @Environment(Model.self) private var optional: Model?
        var body: some View {
            VStack {
                Text("name \(model.name)")
                Editor(model: model)
            }
        }
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { Button("Rename") { $model.name.wrappedValue += "!" } }
    }

    private struct Missing: View {
        @Environment(Model.self) private var model: Model?
        var body: some View { Text(model == nil ? "nothing" : "something") }
    }

    @Test func `an observable object is found by its type, bound to, and followed by what was read (S2.2, S3.3, S3.7)`()
    {
        let model = Model()
        let stage = ViewStage(
            VStack {
                Found().environment(model)
                Missing()
            })
        #expect(stage.layer("name a") != nil && stage.layer("nothing") != nil)
        stage.tap("Rename")
        #expect(stage.layer("name a!") != nil)
        let before = stage.host.counters.bodies
        model.unread += 1
        stage.frame()
        #expect(stage.host.counters.bodies == before)
    }

    private struct Owner: View {
        @StateObject private var counter = EnvironmentTests.make()
        @State private var redraws = 0
        var body: some View {
            VStack {
                Text("owner \(counter.count) \(redraws)")
                Button("Redraw") { redraws += 1 }
                Button("Both") {
                    counter.count += 1
                    counter.count += 1
                }
                Child().environmentObject(counter)
                Given(counter: counter)
            }
        }
    }
    private struct Child: View {
        @EnvironmentObject private var counter: Counter
        var body: some View { Button("Child \(counter.count)") { $counter.count.wrappedValue += 1 } }
    }
    private struct Given: View {
        @ObservedObject var counter: Counter
        var body: some View { Text("given \(counter.count)") }
    }
    private static var made = 0
    private static func make() -> Counter {
        made += 1
        return Counter()
    }

    @Test func `a state object is made once, shared, and every view that holds it follows (S3.5, S3.6)`() {
        Self.made = 0
        let stage = ViewStage(Owner())
        stage.tap("Redraw")
        stage.tap("Child 0")
        #expect(stage.layer("owner 1 1") != nil && stage.layer("given 1") != nil && stage.layer("Child 1") != nil)
        stage.host.counters.countsBodiesByType = true
        stage.tap("Both")
        #expect(stage.layer("given 3") != nil)
        #expect(stage.host.counters.bodiesByType["Given"] == 1)
        #expect(Self.made == 1)
    }

    @Test func `a missing environment object ends the program with the names of view and type (S3.5)`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewStage(Child()) }
        }
        let output = try #require(result).standardErrorContent
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("Child reads an object of type Counter"))
        #expect(text.contains("environmentObject(_:)"))
    }
}
