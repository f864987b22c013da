import Lilt
import SwiftUI
import Testing

/// Texts beside a resting pointer.
@MainActor struct HelpTests {
    private func makeStage(_ text: String = "Explains") -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) {
            Button("Press") {}.help(text).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func isShown(_ stage: Stage, _ text: String = "Explains") -> Bool {
        stage.layers.all.contains { $0.text == text && $0.opacity > 0.99 }
    }

    private let middle = CGPoint(x: 150, y: 100)

    @Test func `the text comes when the pointer has rested, below it`() throws {
        let stage = makeStage()
        stage.move(to: middle)
        stage.advance(by: 0.4)
        #expect(!isShown(stage))
        stage.advance(by: 0.3)
        try stage.settle()
        #expect(isShown(stage))
        let frame = try #require(stage.layers.all.first { $0.text == "Explains" }).frame
        #expect(frame.minX > 150 && frame.minY > 120, "\(frame)")
        #expect(stage.problems == [])
    }

    @Test func `a pointer that moves on hides it, and every rest shows it again`() throws {
        let stage = makeStage()
        stage.move(to: middle)
        stage.advance(by: 1)
        stage.move(to: CGPoint(x: 151, y: 101))
        stage.advance(by: 0.3)
        #expect(isShown(stage), "a hand trembles")
        stage.move(to: CGPoint(x: 160, y: 100))
        stage.advance(by: 0.3)
        #expect(!isShown(stage))
        stage.advance(by: 1)
        #expect(isShown(stage))
        stage.move(to: CGPoint(x: 10, y: 10))
        stage.advance(by: 2)
        #expect(!isShown(stage))
    }

    @Test func `a press hides it until the pointer comes again, and still presses`() throws {
        var presses = 0
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Button("Press") { presses += 1 }.help("Explains").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        stage.move(to: middle)
        stage.advance(by: 1)
        #expect(isShown(stage))
        stage.press(at: middle)
        stage.release(at: middle)
        stage.advance(by: 2)
        #expect(presses == 1 && !isShown(stage))
        stage.move(to: CGPoint(x: 152, y: 100))
        stage.advance(by: 2)
        #expect(!isShown(stage))
    }

    @Test func `near an edge it stays in the window`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Color.red.help("A rather long text that says what red is good for, on two lines if need be")
        }
        stage.move(to: CGPoint(x: 295, y: 195))
        stage.advance(by: 1)
        let frame = try #require(stage.layers.all.first { ($0.text ?? "").hasPrefix("A rather") }).frame
        #expect(frame.maxX <= 300 && frame.maxY <= 200 && frame.minX >= 0, "\(frame)")
    }
}
