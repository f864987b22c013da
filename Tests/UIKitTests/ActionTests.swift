import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Methods that are called by selectors, in the form that `#selector` is given on Linux.
@MainActor struct ActionTests {
    private let shelf = Shelf(size: CGSize(width: 400, height: 200))

    @MainActor private final class Target {
        var calls: [String] = []
        func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped \(recognizer.state)") }
        func plain() { calls.append("plain") }
        func slider(_ text: String) { calls.append(text) }
        func end(_ force: Bool) { calls.append("end \(force)") }
    }

    @Test func `a recogniser calls methods with itself or with nothing, and does not keep their object`() {
        var target: Target? = Target()
        let tap = UITapGestureRecognizer(target: target, action: Selector("tapped(_:)", Target.tapped(_:)))
        shelf.view.addGestureRecognizer(tap)
        if let target { tap.addTarget(target, action: Selector("plain", Target.plain)) }
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
        #expect(target?.calls == ["tapped ended", "plain"])
        tap.removeTarget(target, action: Selector("tapped(_:)"))
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
        #expect(target?.calls == ["tapped ended", "plain", "plain"])
        weak let gone = target
        target = nil
        #expect(gone == nil)
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
    }

    @Test func `a method that does not take the sender is reported and not called`() {
        let target = Target()
        shelf.view.addGestureRecognizer(
            UITapGestureRecognizer(target: target, action: Selector("slider(_:)", Target.slider(_:))))
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
        #expect(target.calls.isEmpty)
        #expect(UIApplication.shared.sendAction(Selector("plain", Target.plain), to: target, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction(Selector("end", Target.end), to: target, from: self, for: nil))
        #expect(!UIApplication.shared.sendAction(Selector("unknown"), to: target, from: nil, for: nil))
        #expect(target.calls == ["plain", "end true"])
    }

    private struct Form: View {
        @State private var text = ""
        @FocusState private var isEditing: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($isEditing)
                Text(isEditing ? "edits" : "rests")
                Button("Done") {
                    UIApplication.shared.sendAction(
                        Selector("UIResponder.resignFirstResponder", UIResponder.resignFirstResponder), to: nil,
                        from: nil,
                        for: nil)
                }
                .focusable(false)
            }
        }
    }

    @Test func `the first responder that resigns ends the editing of a text`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Form() }
        try stage.tap("Name")
        stage.advance(frames: 1)
        #expect(throws: Never.self) { try stage.layer("edits") }
        try stage.tap("Done")
        stage.advance(frames: 1)
        #expect(throws: Never.self) { try stage.layer("rests") }
    }

    // MARK: Display links

    @MainActor @Observable final class Ball {
        var x: CGFloat = 0
        @ObservationIgnored var frames: [Double] = []
        @ObservationIgnored lazy var link = CADisplayLink(target: self, selector: Selector("step(_:)", Ball.step(_:)))

        func step(_ link: CADisplayLink) {
            frames.append(link.targetTimestamp)
            x += 2
        }
    }

    private struct Field: View {
        let ball: Ball
        var body: some View { Color.red.frame(width: 10, height: 10).accessibilityLabel("ball").offset(x: ball.x) }
    }

    @Test func `a display link is called for each frame, which shows what it changes`() throws {
        let ball = Ball()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Field(ball: ball) }
        stage.advance(frames: 1)
        let start = try stage.layer("ball").frame.minX
        stage.advance(frames: 3)
        #expect(ball.frames.isEmpty)
        ball.link.add(to: .main, forMode: .common)
        stage.advance(frames: 4)
        #expect(ball.frames.count == 4 && ball.x == 8)
        #expect(try stage.layer("ball").frame.minX == start + 8)
        #expect(zip(ball.frames, ball.frames.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
        #expect(abs(ball.link.duration - 1.0 / 60) < 1e-9 && ball.link.timestamp == ball.frames[2])
        ball.link.isPaused = true
        stage.advance(frames: 4)
        #expect(ball.frames.count == 4)
        ball.link.isPaused = false
        ball.link.preferredFramesPerSecond = 30
        stage.advance(frames: 8)
        #expect(ball.frames.count == 8)
        ball.link.invalidate()
        stage.advance(frames: 4)
        #expect(ball.frames.count == 8)
        try stage.settle()
    }
}
