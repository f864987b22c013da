import Lilt
import SwiftUI
import Testing

/// Elements of views that move, come and go.
@MainActor struct MotionTests {
    struct Card: View {
        @State private var isAway = false
        @State private var isShown = true
        @State private var score = 10

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isShown {
                    Text("card").frame(width: 50, height: 50).offset(x: isAway ? 300 : 0).transition(.opacity)
                }
                Text("\(score) points").contentTransition(.numericText()).offset(y: 200)
                Button("move") { withAnimation(.linear(duration: 1)) { isAway = true } }.offset(y: 100)
                Button("remove") { withAnimation(.linear(duration: 1)) { isShown = false } }.offset(y: 130)
                Button("count") { withAnimation(.linear(duration: 1)) { score = 20 } }.offset(y: 160)
            }
        }
    }

    @Test func aFlyingElementIsWhereItIsSeen() throws {
        let stage = Stage { Card() }
        let start = try #require(stage.accessibilityElement("card")).frame
        stage.perform(.perform(.activate), on: "move")
        stage.advance(frames: 1)
        stage.advance(by: 0.5)
        let middle = try #require(stage.accessibilityElement("card")).frame
        #expect(abs(middle.minX - start.minX - 150) <= 6)
        stage.advance(by: 1)
        #expect(try #require(stage.accessibilityElement("card")).frame.minX == start.minX + 300)
    }

    @Test func aLeavingViewIsGoneAtOnce() throws {
        let stage = Stage { Card() }
        stage.perform(.perform(.activate), on: "remove")
        stage.advance(frames: 2)
        #expect(stage.accessibilityElement("card") == nil)
        #expect(stage.layers.first(named: "card") != nil, "it is still seen")
    }

    @Test func aRollingNumberIsReadByItsEnd() {
        let stage = Stage { Card() }
        stage.perform(.perform(.activate), on: "count")
        stage.advance(frames: 2)
        #expect(stage.accessibilityElement("20 points") != nil)
    }

    @Test func numbersOfElementsStayWhileTheirViewsDo() throws {
        let stage = Stage { Card() }
        let before = stage.accessibilityTree.all.map(\.id)
        stage.perform(.perform(.activate), on: "move")
        stage.advance(by: 2)
        #expect(stage.accessibilityTree.all.map(\.id) == before)
        #expect(Set(before).count == before.count)
    }
}
