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

/// Lifetime of objects held by an identity, and which views a change of an object invalidates: S2.1, S2.2, S3.5, S3.6.
@MainActor struct ObjectRuleTests {
    private final class Count: ObservableObject {
        let name: String
        @Published var value = 0
        @Published var unread = 0
        var seenWhenTold: [Int] = []

        init(_ name: String = "") { self.name = name }
    }

    @MainActor private final class Remote {
        var made = 0
        weak var last: Count?
        var act: (String) -> Void = { _ in }
    }

    private struct Owner: View {
        let remote: Remote
        @StateObject private var object: Count
        @State private var own = 0
        @Namespace private var space

        init(_ remote: Remote) {
            self.remote = remote
            _object = StateObject(wrappedValue: Self.make(remote))
        }

        private static func make(_ remote: Remote) -> Count {
            remote.made += 1
            let object = Count()
            remote.last = object
            return object
        }

        var body: some View {
            Button("own \(own) object \(object.value)") {
                own += 1
                object.value += 1
            }
        }
    }

    private struct House: View {
        let remote: Remote
        @State private var isThere = true
        @State private var redraws = 0
        var body: some View {
            VStack {
                Text("redraws \(redraws)")
                if isThere { Owner(remote) }
            }
            .onAppear { remote.act = { if $0 == "toggle" { isThere.toggle() } else { redraws += 1 } } }
        }
    }

    @Test func `state and objects are made once for an identity, and die with it (S2.1, S3.5)`() {
        let remote = Remote()
        let stage = ViewStage(House(remote: remote))
        stage.tap("own 0 object 0")
        remote.act("redraw")
        stage.frame()
        #expect(stage.layer("own 1 object 1") != nil && remote.made == 1 && remote.last != nil)
        remote.act("toggle")
        stage.frame()
        _ = stage.host.layers.takeDamage()
        #expect(remote.last == nil, "nobody keeps it")
        remote.act("toggle")
        stage.frame()
        #expect(stage.layer("own 0 object 0") != nil && remote.made == 2)
    }

    private struct Holding: View {
        @ObservedObject var object: Count
        @State private var unread = 0
        let remote: Remote
        var body: some View {
            Text("constant").onAppear { remote.act = { _ in unread += 1 } }
        }
    }

    @Observable final class Model {
        var read = 0
        var unread = 0
    }

    private struct Reading: View {
        let model: Model
        var body: some View { Text("read \(model.read)") }
    }

    @Test func `state that no body reads invalidates none; an object invalidates whoever holds it (S2.2)`() {
        let (remote, object, model) = (Remote(), Count(), Model())
        let stage = ViewStage(
            VStack {
                Holding(object: object, remote: remote)
                Reading(model: model)
            })
        stage.host.counters.countsBodiesByType = true
        remote.act("")
        stage.frame()
        #expect(stage.host.counters.bodiesByType == [:])
        object.unread += 1
        stage.frame()
        #expect(stage.host.counters.bodiesByType == ["Holding": 1])
        model.unread += 1
        stage.frame()
        #expect(stage.host.counters.bodiesByType == ["Holding": 1])
        model.read += 1
        stage.frame()
        #expect(stage.host.counters.bodiesByType == ["Holding": 1, "Reading": 1])
    }

    private struct Branching: View {
        let remote: Remote
        @State private var asks = true
        @State private var value = 0
        var body: some View {
            Text(asks ? "value \(value)" : "nothing")
                .onAppear { remote.act = { if $0 == "ask" { asks.toggle() } else { value += 1 } } }
        }
    }

    @Test func `dependencies are what the last evaluation read (S2.2)`() {
        let remote = Remote()
        let stage = ViewStage(Branching(remote: remote))
        func bodies(_ action: String) -> Int {
            let before = stage.host.counters.bodies
            remote.act(action)
            stage.frame()
            return stage.host.counters.bodies - before
        }
        #expect(bodies("value") == 1 && bodies("ask") == 1)
        #expect(bodies("value") == 0)
        #expect(bodies("ask") == 1 && bodies("value") == 1)
        #expect(stage.layer("value 3") != nil)
    }

    private struct Finder: View {
        @EnvironmentObject private var found: Count
        var body: some View { Text("found \(found.name)") }
    }

    private struct Providers: View {
        let remote: Remote
        let outer = Count("outer")
        let other = Count("other")
        let inner = Count("inner")
        @State private var usesOther = false
        var body: some View {
            VStack {
                Finder()
                Finder().environmentObject(inner)
            }
            .environmentObject(usesOther ? other : outer)
            .onAppear { remote.act = { _ in usesOther = true } }
        }
    }

    @Test func `an object is the nearest one around of its type, and another one may take its place (S3.5)`() {
        let remote = Remote()
        let stage = ViewStage(Providers(remote: remote))
        #expect(stage.host.layers.names == ["found outer", "found inner"])
        remote.act("")
        stage.frame()
        #expect(stage.host.layers.names == ["found other", "found inner"])
    }

    private struct Sized: View {
        @ObservedObject var object: Count
        var body: some View {
            let _ = object.seenWhenTold.append(object.value)
            Color.red.accessibilityLabel("box").frame(width: 20 + CGFloat(object.value), height: 10)
        }
    }

    @Test func `the transaction of an object's change reaches its views, which see the new values (S3.6)`() {
        let object = Count()
        let stage = ViewStage(Sized(object: object))
        withAnimation(.linear(duration: 1)) {
            object.value = 40
            object.value = 80
        }
        #expect(object.seenWhenTold == [0], "not evaluated while it is written")
        stage.frame()
        #expect(object.seenWhenTold == [0, 80])
        stage.advance(by: 0.5)
        #expect(stage.layer("box")?.frameInWindow.width == 60)
    }

    private struct Modelled: View {
        let model: Model
        var body: some View { Color.red.accessibilityLabel("box").frame(width: 20 + CGFloat(model.read), height: 10) }
    }

    @Test func `so does that of an observable model's change (S3.6)`() {
        let model = Model()
        let stage = ViewStage(Modelled(model: model))
        withAnimation(.linear(duration: 1)) { model.read = 80 }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(stage.layer("box")?.frameInWindow.width == 60)
    }
}
