import AttributeGraph
import CairoRenderer
import Foundation
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Field notes 6, 15, 16 and 18: invisible motion has no cost, and ends on time.
@MainActor struct UnseenNotes {
    /// A square that turns endlessly, once per second by default.
    private struct Spinner: View {
        var seconds = 1.0
        @State private var isTurned = false

        var body: some View {
            Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(isTurned ? 360 : 0))
                .onAppear {
                    withAnimation(.linear(duration: seconds).repeatForever(autoreverses: false)) { isTurned = true }
                }
        }
    }

    /// Content that moves 40 points to the right and back endlessly, 2 seconds in each direction.
    private struct Shuttle<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isOver = false

        var body: some View {
            content().offset(x: isOver ? 40 : 0)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOver = true } }
        }
    }

    /// Content made by `content`, whose argument is true after a click on the window.
    private struct Clicked<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                .onTapGesture { isOn.toggle() }
        }
    }

    /// Draws the frames in `frames`.
    ///
    /// - Returns: the first frame after which no other was requested; nil if there is none.
    private func rest(of stage: PipelineStage, in frames: Range<Int>) -> Int? {
        for frame in frames {
            let requests = stage.window.requests
            stage.draw(frame)
            if stage.window.requests == requests { return frame }
        }
        return nil
    }

    @Test func `field note 16: what turns behind an opacity of 0 asks for no frame, and stands where time took it`() {
        let stage = PipelineStage(Clicked { isOn in Spinner().opacity(isOn ? 1 : 0) })
        #expect(rest(of: stage, in: 0..<10) != nil)
        stage.click(at: 630)
        let requests = stage.window.requests
        stage.draw(630)
        #expect(stage.window.requests == requests + 1, "seen again, it moves again")
        // The comparison: the same spinner, started in its first frame ten and a half turns ago.
        let seen = stage.picture
        let steady = PipelineStage(Clicked { isOn in Spinner().opacity(isOn ? 1 : 0) })
        for frame in 0..<630 { steady.draw(frame) }
        steady.click(at: 630)
        steady.draw(630)
        #expect(steady.picture == seen)
        #expect(rest(of: stage, in: 631..<800) == nil, "what is seen never rests")
    }

    @Test func `field note 15: what is hidden asks for no frame`() {
        let stage = PipelineStage(Spinner().hidden())
        #expect(rest(of: stage, in: 0..<10) != nil)
    }

    @Test(arguments: [0, 1])
    func `field note 15: what is clipped away, or outside of the window, rests after one round`(place: Int) {
        let stage = PipelineStage(
            ZStack {
                Shuttle { Spinner(seconds: 2) }.offset(x: place == 0 ? 60 : 300)
            }
            .frame(width: place == 0 ? 40 : 160, height: 40).clipped())
        let first = rest(of: stage, in: 0..<400)
        // Before the end of a period, the content might still have become visible.
        #expect(first.map { 120...125 ~= $0 } == true)
        #expect(stage.window.ages.count <= 1)
    }

    @Test func `what comes into the window now and then does not rest`() {
        // The right edge crosses the left edge of the window during a tenth of each period.
        let stage = PipelineStage(Shuttle { Spinner() }.position(x: -45, y: 50))
        #expect(rest(of: stage, in: 0..<600) == nil)
    }

    @Test func `of what comes round at different times nothing is known where one lies on the other`() {
        let stage = PipelineStage(Shuttle { Spinner(seconds: 0.7) }.position(x: 400, y: 50))
        #expect(rest(of: stage, in: 0..<600) == nil)
        let apart = PipelineStage(
            ZStack {
                Spinner(seconds: 0.7).position(x: 400, y: 50)
                Spinner(seconds: 1.1).position(x: 400, y: 80)
            })
        #expect(rest(of: apart, in: 0..<600) != nil)
    }

    @Test func `what has an end goes on to it, seen or not`() {
        var ends: [Int] = []
        var now = 0
        let stage = PipelineStage(Finite { ends.append(now) })
        for frame in 0..<200 {
            now = frame
            let requests = stage.window.requests
            stage.draw(frame)
            if stage.window.requests == requests { break }
        }
        #expect(ends.count == 1 && ends.allSatisfy { 90...93 ~= $0 })
        #expect(now >= 90)
    }

    /// Moves for one and a half seconds, invisibly, and then calls `ended`.
    private struct Finite: View {
        let ended: () -> Void
        @State private var isOver = false

        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: isOver ? 40 : 0).opacity(0)
                .onAppear {
                    withAnimation(.linear(duration: 1.5)) {
                        isOver = true
                    } completion: {
                        ended()
                    }
                }
        }
    }

    @Test func `field note 18: a card that is scrolled out costs no body, no layout and no pixel, and then no frame`() {
        let stage = PipelineStage(
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 300)
                    Spinner()
                }
            })
        for frame in 0..<4 { stage.draw(frame) }
        let (counters, rules, committed) = (
            stage.views.counters, stage.views.graph.counters.runs, stage.window.ages.count
        )
        for frame in 4..<30 { stage.draw(frame) }
        #expect(stage.views.counters.bodies == counters.bodies && stage.views.counters.layouts == counters.layouts)
        #expect(stage.views.graph.counters.runs == rules && stage.window.ages.count == committed)
        #expect(rest(of: stage, in: 30..<100) != nil)
    }

    @Test func `field note 18: a body that runs in each frame rests with its view`() {
        let stage = PipelineStage(Gauge().position(x: 400, y: 50))
        let first = rest(of: stage, in: 0..<400)
        #expect(first.map { 60...65 ~= $0 } == true)
        let bodies = stage.views.counters.bodies
        #expect(bodies > 50, "it did run until then")
    }

    /// A view whose custom animatable modifier is evaluated in each frame.
    private struct Gauge: View {
        @State private var isFull = false

        var body: some View {
            Color.red.frame(height: 20).modifier(Widened(width: isFull ? 30 : 10))
                .onAppear {
                    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isFull = true }
                }
        }
    }

    private struct Widened: ViewModifier, Animatable {
        var width: Double
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: width) }
    }

    @Test func `field note 18: what moves beyond the window's edge makes nothing more be drawn within`() {
        let stages = [1, 40].map { count in
            PipelineStage(
                ZStack {
                    Spinner()
                    ForEach(0..<count, id: \.self) { _ in Spinner().offset(y: 500) }
                })
        }
        for frame in 0..<5 { for stage in stages { stage.draw(frame) } }
        let before = stages.map { ($0.views.counters.bodies, $0.views.counters.layouts, $0.views.graph.counters.runs) }
        for frame in 5..<60 {
            for stage in stages { stage.draw(frame) }
            #expect(stages[0].stats.pixels == stages[1].stats.pixels && stages[1].stats.pixels > 0)
            #expect(stages[0].stats.layers == stages[1].stats.layers)
        }
        for (stage, before) in zip(stages, before) {
            #expect(stage.views.counters.bodies == before.0 && stage.views.counters.layouts == before.1)
            #expect(stage.views.graph.counters.runs == before.2)
        }
    }

    @Test(arguments: [Double.infinity, 1e300, 1e18])
    func `places that are none change nothing of what is seen beside them`(far: Double) {
        let stage = PipelineStage(
            ZStack {
                Spinner()
                Shuttle { Spinner() }.offset(x: far, y: -far)
                Shuttle { Spinner() }.scaleEffect(far).clipped()
            })
        for frame in 0..<70 { stage.draw(frame) }
        #expect(stage.stats.pixels > 0)
    }

    @Test func `field note 6: a phase that changes nothing commits nothing, and ends on time`() {
        var ended: Int?
        var now = 0
        let stage = PipelineStage(Delayed { ended = now })
        stage.draw(0)
        stage.draw(1)
        let committed = stage.window.ages.count
        for frame in 2..<60 {
            now = frame
            let requests = stage.window.requests
            stage.draw(frame)
            #expect(stage.window.requests == requests + 1)
        }
        #expect(stage.window.ages.count == committed && ended == nil)
        for frame in 60..<120 {
            now = frame
            stage.draw(frame)
        }
        #expect(stage.window.ages.count > committed + 20)
        #expect(ended.map { 90...92 ~= $0 } == true)
    }

    /// Waits for one second, then moves for half a second.
    private struct Delayed: View {
        let ended: () -> Void
        @State private var isOver = false

        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: isOver ? 40 : 0)
                .onAppear {
                    withAnimation(.linear(duration: 0.5).delay(1)) {
                        isOver = true
                    } completion: {
                        ended()
                    }
                }
        }
    }
}
