import CairoRenderer
import Foundation
import Platform
import SwiftUI
import Testing

@testable import Runtime

/// Programs in a window that nobody sees.
@MainActor struct UnseenProgramTests {
    private struct Mover: View {
        let animation: Animation
        @State private var isOn = false
        var body: some View {
            Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: isOn ? 60 : 0)
                .frame(width: 160, height: 100).contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { isOn.toggle() } }
        }
    }

    private struct Clock: View {
        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                Text("\(context.date.timeIntervalSinceReferenceDate)")
            }
        }
    }

    /// Number of frames requested in updates at these times, in seconds, without drawing.
    private func requests(of stage: PipelineStage, at times: [Double]) -> [Int] {
        times.map { time in
            let before = stage.window.requests
            stage.pipeline.goOn(at: time, in: stage.window)
            return stage.window.requests - before
        }
    }

    @Test func `motion without end needs no look at it, and is where it belongs when it is seen again`() throws {
        let stage = PipelineStage(Mover(animation: .linear(duration: 1).repeatForever(autoreverses: false)))
        stage.draw(0)
        stage.click(at: 1)
        for frame in 1...3 { stage.draw(frame) }
        #expect(requests(of: stage, at: [0.1, 0.35, 0.85]) == [0, 0, 0])
        #expect(stage.pipeline.outlookUnseen == "at rest")
        let requests = stage.window.requests
        // Begun in the frame at 1/60 s: a quarter of a turn after 61.25 s.
        stage.draw(Int(61.25 * 60) + 1)
        #expect(stage.window.requests > requests)
        #expect(stage.window.screen == stage.picture)
        let still = PipelineStage(Mover(animation: .linear(duration: 1).repeatForever(autoreverses: false)))
        still.draw(0)
        still.click(at: 1)
        for frame in 1...16 { still.draw(frame) }
        let columns = (0..<160).filter { stage.window.screen[$0, 50] != still.window.screen[$0, 50] }
        #expect(columns.isEmpty, "\(columns)")
    }

    @Test func `motion with an end is looked at until it has ended`() {
        let stage = PipelineStage(Mover(animation: .linear(duration: 1)))
        stage.draw(0)
        stage.click(at: 1)
        stage.draw(1)
        #expect(requests(of: stage, at: [0.1, 0.35, 0.85, 1.85]) == [1, 1, 1, 0])
    }

    @Test func `a clock does not tick, and shows the time when it is seen again`() {
        let stage = PipelineStage(Clock())
        stage.draw(0)
        #expect(stage.window.wakeTime != nil)
        #expect(requests(of: stage, at: [0.5]) == [0])
        #expect(stage.window.wakeTime == nil)
        let frames = stage.window.ages.count
        stage.draw(3_600)
        #expect(stage.window.ages.count == frames + 1 && stage.window.wakeTime != nil)
    }
}
