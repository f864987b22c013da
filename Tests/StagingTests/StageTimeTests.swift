import Foundation
import Lilt
import SwiftUI
import Testing

/// Time advances only when a test requests it.
@MainActor struct StageTimeTests {
    private struct Slider: View {
        @State private var isRight = false

        var body: some View {
            Rectangle().fill(.red).frame(width: 20, height: 20)
                .accessibilityLabel("box")
                .offset(x: isRight ? 100 : 0)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
        }
    }

    private struct Spinner: View {
        @State private var isOn = false

        var body: some View {
            Text("turns").rotationEffect(.degrees(isOn ? 360 : 0))
                .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true } }
        }
    }

    @Test func `the first frame is drawn at once, at time 0`() {
        let stage = Stage { Text("Lilt") }
        #expect(stage.time == 0 && stage.counters.frames == 1 && stage.isIdle)
        #expect(stage.names == ["Lilt"])
    }

    @Test func `an animation begins at the time of the tap, and goes as far as the clock`() throws {
        let stage = Stage { Slider() }
        let start = try stage.layer("box").frame.minX
        stage.advance(by: 0.35)
        try stage.tap("box")
        #expect(try stage.layer("box").frame.minX == start)
        stage.advance(by: 0.25)
        #expect(abs(try stage.layer("box").frame.minX - start - 25) < 1e-9)
        stage.advance(to: 1.1)
        #expect(abs(try stage.layer("box").frame.minX - start - 75) < 1e-9)
        let settled = try stage.settle()
        #expect(abs(settled - 0.25) < 0.02)
        #expect(try stage.layer("box").frame.minX == start + 100)
    }

    @Test func `steps shorter than a frame add up`() throws {
        let stage = Stage { Slider() }
        try stage.tap("box")
        for _ in 0..<100 { stage.advance(by: 0.005) }
        #expect(abs(try stage.layer("box").frame.midX - 200 - 50) < 1e-9)
        #expect(abs(stage.time - 0.5) < 1e-12)
    }

    @Test func `frames can be counted instead`() throws {
        let stage = Stage(framesPerSecond: 50) { Slider() }
        try stage.tap("box")
        stage.advance(frames: 10)
        #expect(abs(stage.time - 0.2) < 1e-12)
        #expect(abs(try stage.layer("box").frame.midX - 220) < 1e-9)
    }

    @Test func `no time, or less than none, is none`() throws {
        let stage = Stage { Slider() }
        try stage.tap("box")
        stage.advance(by: 0.5)
        for nothing: Double in [0, -1, .nan, -.infinity] { stage.advance(by: nothing) }
        stage.advance(to: 0.1)
        stage.advance(frames: -3)
        #expect(stage.time == 0.5)
        #expect(abs(try stage.layer("box").frame.midX - 250) < 1e-9)
    }

    @Test func `where nothing moves, an hour takes no frame`() {
        let stage = Stage { Slider() }
        let work = stage.work { stage.advance(by: 3600) }
        #expect(work == StageCounters())
        #expect(stage.time == 3600)
    }

    @Test func `what never comes to rest is named`() throws {
        let stage = Stage { Spinner() }
        let error = #expect(throws: StageError.self) { try stage.settle(limit: 2) }
        guard case .notSettled(after: 2, let moving)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(moving.count == 1 && moving[0].hasSuffix(": transform"))
        #expect(abs(stage.time - 2) < 0.02)
    }

    @Test func `a built-in effect runs no body, no layout and no rule`() throws {
        let stage = Stage { Slider() }
        try stage.tap("box")
        let work = stage.work { stage.advance(by: 0.9) }
        #expect(work.bodies == 0 && work.layouts == 0 && work.rules == 0)
        #expect(work.frames == 54)
    }

    @Test func `stages side by side know nothing of each other`() throws {
        let one = Stage { Slider() }
        let other = Stage { Slider() }
        try one.tap("box")
        #expect(other.isIdle && !one.isIdle)
        one.advance(by: 0.5)
        #expect(other.time == 0 && other.counters.frames == 1)
        try other.tap("box")
        other.advance(by: 0.25)
        #expect(abs(try one.layer("box").frame.midX - 250) < 1e-9)
        #expect(abs(try other.layer("box").frame.midX - 225) < 1e-9)
    }

    @Test func `the same input makes the same pictures, byte for byte`() throws {
        func film() throws -> Bitmap {
            let stage = Stage(size: CGSize(width: 200, height: 40)) { Slider() }
            try stage.tap("box")
            return stage.filmstrip(of: 1, every: 0.25)
        }
        #expect(try film() == film())
    }

    private final class Token: ObservableObject {}

    private struct Holder: View {
        @StateObject private var token: Token
        @State private var isOn = false

        init(token: Token) { _token = StateObject(wrappedValue: token) }

        var body: some View {
            VStack {
                if isOn { Text("on").transition(.scale) }
                Button("switch") { withAnimation { isOn.toggle() } }
                GeometryReader { _ in Color.red.onTapGesture {} }
            }
        }
    }

    @Test func `a stage that nobody holds is gone, with all that its views held`() throws {
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let stage = Stage { Holder(token: held) }
            try stage.tap("switch")
            stage.advance(by: 0.1)
            try stage.tap("switch")
            stage.advance(by: 0.1)
        }
        #expect(token == nil)
    }
}
