import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Appearance and state of the views among which `ViewThatFits` chooses (S23.28).
@MainActor struct FittingAppearanceTests {
    private final class Record {
        private(set) var events: [String] = []
        func note(_ event: String) { events.append(event) }
        /// Events since the last call.
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private struct Choice: View {
        let name: String
        let width: CGFloat
        let record: Record

        var body: some View {
            Color.red.frame(width: width, height: 10).accessibilityLabel(name)
                .onAppear { record.note("+\(name)") }
                .onDisappear { record.note("-\(name)") }
        }
    }

    private struct Choices: View {
        let record: Record

        var body: some View {
            ViewThatFits(in: .horizontal) {
                Choice(name: "wide", width: 120, record: record)
                // The modifiers are around a stack, and so around views deeper in the choice.
                VStack { Choice(name: "inner", width: 30, record: record) }
                    .onAppear { record.note("+small") }
                    .onDisappear { record.note("-small") }
            }
        }
    }

    private func stage(_ width: Double, _ view: some View) -> ViewStage {
        ViewStage(size: CGSize(width: width, height: 100), view)
    }

    private func resize(_ stage: ViewStage, to width: Double) {
        stage.host.size = CGSize(width: width, height: 100)
        stage.frame()
    }

    @Test func `only the view that is shown appears`() {
        let record = Record()
        let stage = stage(200, Choices(record: record))
        #expect(record.take() == ["+wide"])
        resize(stage, to: 100)
        #expect(record.take() == ["-wide", "+inner", "+small"])
        resize(stage, to: 90)
        #expect(record.take() == [])
        resize(stage, to: 200)
        #expect(record.take() == ["-inner", "-small", "+wide"])
    }

    @Test func `a choice within a choice appears with it`() {
        let record = Record()
        let stage = stage(
            200,
            ViewThatFits(in: .horizontal) {
                Choice(name: "widest", width: 150, record: record)
                Choices(record: record)
            })
        #expect(record.take() == ["+widest"])
        resize(stage, to: 140)
        #expect(record.take() == ["-widest", "+wide"])
        resize(stage, to: 100)
        #expect(record.take() == ["-wide", "+inner", "+small"])
        resize(stage, to: 200)
        #expect(record.take() == ["-inner", "-small", "+widest"])
    }

    @Test func `views of a loop and of a condition are choices of their own`() {
        let record = Record()
        let stage = stage(
            100,
            ViewThatFits(in: .horizontal) {
                ForEach([150, 90], id: \.self) { Choice(name: "\($0)", width: CGFloat($0), record: record) }
                if record.events.isEmpty { Choice(name: "else", width: 20, record: record) }
            })
        #expect(record.take() == ["+90"])
        resize(stage, to: 50)
        #expect(record.take() == ["-90", "+else"])
    }

    private struct Sometimes: View {
        let record: Record
        @State private var isThere = true

        var body: some View {
            VStack {
                Button("Toggle") { isThere.toggle() }
                if isThere { Choices(record: record) }
            }
        }
    }

    @Test func `the shown view alone disappears with the views around`() {
        let record = Record()
        let stage = stage(100, Sometimes(record: record))
        #expect(record.take() == ["+inner", "+small"])
        stage.tap("Toggle")
        stage.frame()
        #expect(record.take() == ["-inner", "-small"])
        stage.tap("Toggle")
        stage.frame()
        #expect(record.take() == ["+inner", "+small"])
    }

    @Test func `choices in rows of a lazy stack appear with their rows`() {
        let record = Record()
        let rows = ForEach(0..<2, id: \.self) { _ in Choices(record: record) }
        let stage = stage(100, ScrollView { LazyVStack { rows } })
        #expect(record.take() == ["+inner", "+small", "+inner", "+small"])
        resize(stage, to: 300)
        #expect(record.take().sorted() == ["+wide", "+wide", "-inner", "-inner", "-small", "-small"])
    }

    @Test func `a task runs while its view is chosen`() {
        let stage = stage(
            200,
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 120, height: 10).task {
                    for await _ in AsyncStream<Void>.makeStream().stream {}
                }
                Color.red.frame(width: 30, height: 10)
            })
        #expect(ViewHoldings(of: stage.host).tasks == 1)
        resize(stage, to: 100)
        #expect(ViewHoldings(of: stage.host).tasks == 0)
        resize(stage, to: 200)
        #expect(ViewHoldings(of: stage.host).tasks == 1)
    }

    private struct Counter: View {
        let name: String
        let width: CGFloat
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 }.frame(width: width, height: 20) }
    }

    @Test func `a view that is no longer chosen loses its state`() {
        let stage = stage(
            200,
            ViewThatFits(in: .horizontal) {
                HStack { Counter(name: "wide", width: 120) }
                HStack { Counter(name: "small", width: 60) }
            })
        stage.tap("wide 0")
        stage.frame()
        resize(stage, to: 190)
        #expect(stage.layer("wide 1") != nil, "the choice is the same")
        resize(stage, to: 100)
        stage.tap("small 0")
        stage.frame()
        #expect(stage.layer("small 1") != nil)
        resize(stage, to: 200)
        #expect(stage.layer("wide 0") != nil && stage.layer("small 1") == nil)
        resize(stage, to: 100)
        #expect(stage.layer("small 0") != nil)
    }
}
