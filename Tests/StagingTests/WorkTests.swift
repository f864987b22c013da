import Foundation
import Lilt
import SwiftUI
import Testing

/// Work that is not done (S1.5, S1.9, S2.2): the cost of a change depends on the views that it affects, not on all
/// views.
@MainActor struct WorkTests {
    private struct Card: View {
        let number: Int
        let isChosen: Bool
        let choose: () -> Void
        @State private var isUp = false

        var body: some View {
            CardFace(number: number, isUp: isUp)
                .rotation3DEffect(.degrees(isUp ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                .onTapGesture { withAnimation(.linear(duration: 0.5)) { isUp.toggle() } }
        }
    }

    private struct CardFace: View {
        let number: Int
        let isUp: Bool

        var body: some View {
            Color.blue.frame(width: 10, height: 10).opacity(isUp ? 0.5 : 1).accessibilityLabel("card \(number)")
        }
    }

    private struct Table: View {
        var body: some View {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 12), spacing: 2)], spacing: 2) {
                ForEach(0..<400, id: \.self) { Card(number: $0, isChosen: false) {} }
            }
        }
    }

    @Test func `a tap on one of 400 cards evaluates that card's views, and no sibling`() throws {
        let stage = Stage { Table() }
        #expect(stage.counters.bodiesByType["Card"] == 400)
        let work = try stage.work { try stage.tap("card 170") }
        #expect(work.bodiesByType == ["Card": 1, "CardFace": 1])
        #expect(work.layouts == 0)
    }

    @Test func `only the touched card's layers change`() throws {
        let stage = Stage { Table() }
        let before = stage.layers.all
        let work = try stage.work {
            try stage.tap("card 170")
            stage.advance(frames: 1)
        }
        let after = stage.layers.all
        let written = zip(before, after).filter { $0.model != $1.model }
        #expect(written.count == 2)
        // The turn and the fade, in the frame of the tap and in the next one.
        #expect(work.changedLayers <= 4)
        let card = try stage.layer("card 170").frame.insetBy(dx: -6, dy: -6)
        #expect(written.allSatisfy { card.contains($1.frame) })
    }

    @Test func `a built-in effect that runs evaluates nothing, frame after frame`() throws {
        let stage = Stage { Table() }
        try stage.tap("card 3")
        let work = stage.work { stage.advance(by: 0.4) }
        #expect(work.frames == 24 && work.bodies == 0 && work.layouts == 0 && work.rules == 0)
        #expect(work.changedLayers == 2 * 24)
        let whole = Int(stage.size.width * stage.size.height) * work.frames
        #expect(work.damagedPixels < whole / 200)
    }

    @Test func `a table at rest does nothing at all`() throws {
        let stage = Stage { Table() }
        try stage.tap("card 399")
        try stage.settle()
        #expect(stage.work { stage.advance(by: 60) } == StageCounters())
    }

    private struct Chooser: View {
        @State private var chosen = 0

        var body: some View {
            let chosen = chosen
            VStack(spacing: 0) {
                Button("next") { self.chosen += 1 }
                Heading(text: "fixed")
                ForEach(0..<40, id: \.self) { Row(number: $0, isChosen: $0 == chosen) }
            }
        }
    }

    private struct Heading: View {
        let text: String
        var body: some View { Text(text) }
    }

    private struct Row: View {
        let number: Int
        let isChosen: Bool
        var body: some View { RowFill(isChosen: isChosen) }
    }

    private struct RowFill: View {
        let isChosen: Bool
        var body: some View { Color.green.opacity(isChosen ? 1 : 0.2).frame(height: 2) }
    }

    @Test func `state above evaluates its owner and those whose inputs differ`() throws {
        let stage = Stage { Chooser() }
        let work = try stage.work { try stage.tap("next") }
        #expect(work.bodiesByType["Chooser"] == 1)
        #expect(work.bodiesByType["Row"] == 2 && work.bodiesByType["RowFill"] == 2)
        #expect(work.bodiesByType["Heading"] == nil)
    }

    private struct Turning: ViewModifier, Animatable {
        var angle: Double
        nonisolated var animatableData: Double {
            get { MainActor.assumeIsolated { angle } }
            set { MainActor.assumeIsolated { angle = newValue } }
        }
        func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
    }

    private struct Turned: View {
        @State private var isOn = false
        var body: some View {
            HStack {
                Color.red.frame(width: 20, height: 20).accessibilityLabel("turn")
                    .modifier(Turning(angle: isOn ? 90 : 0))
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Heading(text: "beside")
            }
        }
    }

    @Test func `a custom animatable modifier evaluates itself, once a frame, and nothing else`() throws {
        let stage = Stage { Turned() }
        try stage.tap("turn")
        let work = stage.work { stage.advance(frames: 30) }
        #expect(work.bodiesByType == ["Turning": 30])
        #expect(work.layouts == 0)
    }
}
