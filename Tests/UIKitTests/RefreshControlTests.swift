import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// `UIRefreshControl` that a program begins and ends by itself.
@MainActor struct RefreshControlTests {
    private struct Wrapper: UIViewRepresentable {
        let view: UIScrollView
        func makeUIView(context: Context) -> UIScrollView { view }
        func updateUIView(_ view: UIScrollView, context: Context) {}
    }

    private let view = UIScrollView()
    private let control = UIRefreshControl()
    private let mark = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 40))

    private func stage() -> Stage {
        view.contentSize = CGSize(width: 200, height: 1_000)
        mark.accessibilityLabel = "mark"
        view.addSubview(mark)
        view.refreshControl = control
        return Stage(size: CGSize(width: 200, height: 300)) { Wrapper(view: view) }
    }

    private func arc(_ stage: Stage) -> LayerSnapshot? { stage.layers.all.first { $0.view == "RefreshArc" } }

    /// Lets tasks of the main actor begin or end, and the content move.
    private func settle(_ stage: Stage) async {
        for _ in 0..<10 { await Task.yield() }
        stage.advance(by: 1)
    }

    @Test func `the arc turns in a gap above the content until the program ends it, and sends no action`() async throws
    {
        var actions = 0
        control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
        let stage = stage()
        control.beginRefreshing()
        #expect(control.isRefreshing)
        stage.advance(by: 1)
        await settle(stage)
        #expect(try stage.layer("mark").frame.minY == 56)
        #expect(arc(stage)?.opacity == 1)
        #expect(arc(stage)?.animating.isEmpty == false)
        control.endRefreshing()
        await settle(stage)
        #expect(try stage.layer("mark").frame.minY == 0)
        #expect(arc(stage)?.opacity == 0)
        #expect(actions == 0 && !control.isRefreshing)
    }

    @Test func `one that was begun before there is a window is shown in it`() async throws {
        control.beginRefreshing()
        let stage = stage()
        stage.advance(by: 1)
        await settle(stage)
        #expect(arc(stage)?.opacity == 1)
    }

    @Test func `one that is ended at once shows nothing and sends nothing, and can begin again`() async throws {
        var actions = 0
        control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
        let stage = stage()
        control.beginRefreshing()
        control.endRefreshing()
        stage.advance(by: 1)
        await settle(stage)
        #expect(try stage.layer("mark").frame.minY == 0)
        #expect(actions == 0 && !control.isRefreshing)
        control.beginRefreshing()
        stage.advance(by: 1)
        await settle(stage)
        #expect(arc(stage)?.opacity == 1)
    }
}
