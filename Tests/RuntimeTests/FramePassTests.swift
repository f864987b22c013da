import Foundation
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Each of a frame's six passes is counted in frames that have work for it, and in no others (docs/contracts.md).
@MainActor struct FramePassTests {
    private struct Fading: View {
        @State private var isOn = false
        var body: some View {
            Rectangle().fill(.red).frame(width: 80, height: 60).opacity(isOn ? 0.5 : 1)
                .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOn.toggle() } }
        }
    }

    /// Returns the passes counted while `body` runs, in order.
    private func passes(of stage: PipelineStage, _ body: () -> Void) -> [FrameReport.Pass] {
        let before = FrameReport.Pass.allCases.map(stage.report.count)
        body()
        return FrameReport.Pass.allCases.filter { stage.report.count(of: $0) > before[$0.rawValue] }
    }

    @Test func `the first frame updates, collects damage, rasterises and commits; nothing runs`() {
        let stage = PipelineStage(Fading())
        #expect(passes(of: stage) { stage.draw(0) } == [.update, .damage, .rasterise, .commit])
    }

    @Test func `a frame in which nothing is due has no pass`() {
        let stage = PipelineStage(Fading())
        stage.draw(0)
        #expect(passes(of: stage) { stage.draw(1) } == [])
        #expect(stage.views.time == 1.0 / 60, "its time has come all the same")
    }

    @Test func `an event is dispatched by itself, and its frame has all passes after that`() {
        let stage = PipelineStage(Fading())
        stage.draw(0)
        #expect(passes(of: stage) { stage.click(at: 1) } == [.dispatch])
        #expect(stage.report.count(of: .dispatch) == 2, "a press and a release")
        // The animation starts at 0: nothing has changed yet, so nothing is drawn.
        #expect(passes(of: stage) { stage.draw(1) }.prefix(2) == [.update, .advance])
    }

    @Test func `while an effect moves, passes 3 to 6 alone run, each once in a frame (S1.9)`() {
        let stage = PipelineStage(Fading())
        stage.draw(0)
        stage.click(at: 1)
        stage.draw(1)
        let before = stage.report.count(of: .commit)
        for frame in 2...5 {
            #expect(passes(of: stage) { stage.draw(frame) } == [.advance, .damage, .rasterise, .commit])
        }
        #expect(stage.report.count(of: .commit) == before + 4)
        for frame in 6...9 { stage.draw(frame) }
        #expect(passes(of: stage) { stage.draw(10) } == [])
    }

    @Test func `a change without an animation has nothing to advance`() {
        struct Plain: View {
            @State private var isOn = false
            var body: some View {
                Rectangle().fill(isOn ? .red : .blue).frame(width: 80, height: 60).onTapGesture { isOn.toggle() }
            }
        }
        let stage = PipelineStage(Plain())
        stage.draw(0)
        stage.click(at: 1)
        #expect(passes(of: stage) { stage.draw(1) } == [.update, .damage, .rasterise, .commit])
    }

    @Test func `a change that no pixel shows is an update and no more`() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Rectangle().fill(.red).frame(width: 80, height: 60).onTapGesture { count += 1 }
                    .onChange(of: count) {}
            }
        }
        let stage = PipelineStage(Counting())
        stage.draw(0)
        stage.click(at: 1)
        #expect(passes(of: stage) { stage.draw(1) } == [.update])
    }

    @Test func `without a free buffer nothing is rasterised or committed, until there is one`() {
        let stage = PipelineStage(buffers: 2, Fading())
        stage.draw(0)
        stage.click(at: 1)
        stage.draw(1)
        stage.window.keepsBuffers = true
        #expect(passes(of: stage) { stage.draw(2) } == [.advance, .damage])
        for frame in 3...20 { stage.draw(frame) }
        #expect(!stage.views.isAnimating)
        stage.window.keepsBuffers = false
        #expect(passes(of: stage) { stage.draw(21) } == [.rasterise, .commit])
        #expect(stage.window.screen == stage.picture)
    }

    @Test func `a wake-up is a frame with a third pass`() {
        struct Clock: View {
            var body: some View {
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                    Rectangle().fill(context.date.timeIntervalSinceReferenceDate < 1 ? .red : .blue)
                }
            }
        }
        let stage = PipelineStage(Clock())
        stage.draw(0)
        #expect(passes(of: stage) { stage.draw(30) } == [])
        #expect(passes(of: stage) { stage.draw(60) } == [.advance, .damage, .rasterise, .commit])
    }

    @Test func `a frame that nobody sees updates and advances, and draws nothing`() {
        let stage = PipelineStage(Fading())
        stage.draw(0)
        stage.click(at: 1)
        let window = stage.window
        #expect(passes(of: stage) { stage.pipeline.goOn(at: 1.0 / 60, in: window) } == [.update, .advance])
    }
}
