import Staging
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph

/// States of views that are replaced by views of the same names, as previews are. Types of one name in two others stand for
/// those of two libraries.
@MainActor struct StateHandoverTests {
    enum Old {
        enum Mood { case calm, wild }
        struct Counter: View {
            let name: String
            @State private var count = 0
            @State private var mood = Mood.calm

            var body: some View {
                Button("\(name) \(count) \(String(describing: mood))") {
                    count += 1
                    mood = .wild
                }
            }
        }
        struct Page: View {
            let ids: [Int]
            var body: some View {
                VStack {
                    Counter(name: "top")
                    ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
                    ScrollView { Color.red.frame(height: 2_000) }.frame(height: 100)
                }
            }
        }
    }

    enum New {
        enum Mood { case wild, calm }
        struct Counter: View {
            let name: String
            @State private var added = "new"
            @State private var mood = Mood.calm
            @State private var count = 0

            var body: some View { Text("\(name) \(count) \(String(describing: mood)) \(added)") }
        }
        struct Page: View {
            let ids: [Int]
            var body: some View {
                HStack {
                    VStack { Counter(name: "top").padding() }
                    ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
                    ScrollView { Color.red.frame(height: 2_000) }.frame(height: 100)
                }
            }
        }
    }

    @Observable final class Model {
        var page = AnyView(EmptyView())
    }

    private let model = Model()

    private func stage() -> Stage {
        let model = model
        let stage = Stage(size: CGSize(width: 600, height: 300)) { Shown(model: model) }
        stage.views.handover = StateHandover(modules: ["StagingTests"])
        return stage
    }

    private struct Shown: View {
        let model: Model
        var body: some View { model.page }
    }

    private func replace(by page: some View, in stage: Stage) {
        stage.views.handover?.begin(["StagingTests"])
        model.page = AnyView(page)
        stage.advance(frames: 1)
        stage.views.handover?.end()
    }

    @Test func `are kept by identity and names, whatever lies between`() throws {
        let stage = stage()
        replace(by: Old.Page(ids: [1, 2]), in: stage)
        try stage.tap("top 0 calm")
        try stage.tap("row 2 0 calm")
        try stage.tap("row 2 1 wild")
        replace(by: New.Page(ids: [3, 2, 1]), in: stage)
        #expect(
            stage.names.filter { !$0.isEmpty } == [
                "top 1 wild new", "row 3 0 calm new", "row 2 2 wild new", "row 1 0 calm new",
            ])
    }

    @Test func `are kept once, and forgotten with their views`() throws {
        let stage = stage()
        replace(by: Old.Page(ids: [1]), in: stage)
        try stage.tap("top 0 calm")
        let count = try #require(stage.views.handover?.count)
        replace(by: EmptyView(), in: stage)
        #expect(count > 4 && stage.views.handover?.count == 0)
        replace(by: New.Page(ids: []), in: stage)
        #expect(stage.names.contains("top 0 calm new"))
    }
}
