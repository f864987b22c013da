import Foundation
import Lilt
import SwiftUI
import Testing

/// `refreshable`: a list pulled down at its start by two fingers on a touchpad, or refreshed by keys.
@MainActor @Suite struct RefreshTests {
    @Test func `a long pull refreshes, and the gap stays until the action ends`() async throws {
        let loader = Loader()
        let stage = stage(loader)
        let rest = try stage.row("1").frame.minY
        pull(stage, by: 400)
        #expect(try stage.row("1").frame.minY > rest + 76)
        stage.endScroll(at: Self.centre)
        await loader.began()
        stage.advance(by: 1)
        #expect(try stage.row("1").frame.minY == rest + 56)
        let arc = try arc(stage)
        #expect(arc.opacity == 1)
        #expect(abs(arc.frame.midY - (rest + 56) / 2) < 20)
        #expect(!arc.animating.isEmpty, "it turns")
        loader.end()
        await actionEnds()
        let before = try stage.row("1").frame.minY
        stage.advance(by: 0.1)
        let between = try stage.row("1").frame.minY
        #expect(before > between && between > rest, "it goes back with motion")
        try stage.settle()
        #expect(try stage.row("1").frame.minY == rest)
        #expect(try self.arc(stage).opacity == 0)
        #expect(loader.count == 1)
        #expect(stage.problems == [])
    }

    @Test func `a short pull springs back and does nothing`() throws {
        let loader = Loader()
        let stage = stage(loader)
        let rest = try stage.row("1").frame.minY
        pull(stage, by: 100)
        let arc = try arc(stage)
        #expect(arc.opacity > 0.1 && arc.opacity < 0.9)
        stage.endScroll(at: Self.centre)
        try stage.settle()
        #expect(try stage.row("1").frame.minY == rest)
        #expect(loader.count == 0)
    }

    @Test func `an action that ends while people hold the content lets it go back when they let go`() async throws {
        let loader = Loader()
        let stage = stage(loader)
        let rest = try stage.row("1").frame.minY
        pull(stage, by: 400)
        await loader.began()
        loader.end()
        await actionEnds()
        stage.advance(frames: 30)
        #expect(try stage.row("1").frame.minY > rest + 76)
        stage.endScroll(at: Self.centre)
        try stage.settle()
        #expect(try stage.row("1").frame.minY == rest)
    }

    @Test(arguments: ["F5", "ctrl+r"]) func `a key refreshes, once at a time`(key: String) async throws {
        let loader = Loader()
        let stage = stage(loader)
        let rest = try stage.row("1").frame.minY
        try stage.key(key)
        await loader.began()
        stage.advance(by: 0.1)
        let between = try stage.row("1").frame.minY
        #expect(between > rest && between < rest + 56)
        stage.advance(by: 1)
        #expect(try stage.row("1").frame.minY == rest + 56)
        try stage.key(key)
        stage.advance(by: 0.5)
        #expect(loader.count == 1)
        loader.end()
        await actionEnds()
        try stage.settle()
        #expect(try stage.row("1").frame.minY == rest)
        try stage.key(key)
        await loader.began()
        #expect(loader.count == 2)
        loader.end()
    }

    @Test func `scroll views inside a refreshable one do not refresh, and programs can do it themselves`() async throws
    {
        let loader = Loader()
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            ScrollView {
                RefreshButton()
                ScrollView { Text("inner").frame(height: 400) }.frame(height: 200)
            }
            .refreshable { await loader.load() }
        }
        let place = try stage.layer("inner").frame.minY
        let top = try stage.layer("Load").frame.minY
        for _ in 0..<10 {
            stage.scroll(at: CGPoint(x: 195, y: 150), by: CGSize(width: 0, height: 10))
            stage.advance(frames: 1)
        }
        #expect(try stage.layer("Load").frame.minY > top, "the outer one is pulled")
        let way = try stage.layer("Load").frame.minY - top
        #expect(abs(try stage.layer("inner").frame.minY - place - way) < 0.01)
        stage.endScroll(at: CGPoint(x: 195, y: 150))
        try stage.settle()
        try stage.tap("Load")
        await loader.began()
        loader.end()
        #expect(loader.count == 1)
    }

    private static let centre = CGPoint(x: 195, y: 300)

    private func stage(_ loader: Loader) -> Stage {
        Stage(size: CGSize(width: 390, height: 600)) {
            List(1..<40) { Text(verbatim: "\($0)") }.refreshable { await loader.load() }
        }
    }

    private func pull(_ stage: Stage, by distance: CGFloat) {
        for _ in 0..<20 {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: distance / 20))
            stage.advance(frames: 1)
        }
    }

    private func arc(_ stage: Stage) throws -> LayerSnapshot {
        try #require(stage.layers.all.first { $0.view == "RefreshArc" })
    }

    /// Lets the end of the action reach the scroll view: work of the main actor runs in order.
    private func actionEnds() async { for _ in 0..<10 { await Task.yield() } }

    /// Work that the test lets end.
    @MainActor private final class Loader {
        private(set) var count = 0
        private var isWaiting = false
        private var begun: CheckedContinuation<Void, Never>?
        private var ended: CheckedContinuation<Void, Never>?

        func load() async {
            count += 1
            isWaiting = true
            begun?.resume()
            begun = nil
            await withCheckedContinuation { ended = $0 }
        }

        func began() async {
            if !isWaiting { await withCheckedContinuation { begun = $0 } }
        }

        func end() {
            isWaiting = false
            ended?.resume()
            ended = nil
        }
    }

    private struct RefreshButton: View {
        @Environment(\.refresh) private var refresh

        var body: some View {
            Button("Load") { Task { await refresh?() } }
        }
    }
}
