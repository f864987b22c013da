import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Recognisers of UIKit as gestures of SwiftUI views.
@MainActor struct RecognizerRepresentableTests {
    private let log = UILog()

    struct Pan: UIGestureRecognizerRepresentable {
        let name: String
        let log: UILog
        @Environment(\.layoutDirection) private var direction

        @MainActor final class Coordinator: NSObject, UIGestureRecognizerDelegate {
            var begins = true
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
        }

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
            log.add("coordinator")
            return Coordinator()
        }

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            log.add("make \(name) \(direction)")
            let pan = UIPanGestureRecognizer()
            pan.delegate = context.coordinator
            return pan
        }

        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            log.add("update \(name)")
            context.coordinator.begins = name != "closed"
        }

        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            let converter = context.converter
            let way = converter.localTranslation ?? .zero
            let wide = converter.translation(in: .global) ?? .zero
            log.add("\(name) \(recognizer.state) \(converter.localLocation.x) \(way.x) \(wide.x)")
            if recognizer.state == .ended { log.add("\(recognizer.location(in: recognizer.view).x)") }
        }
    }

    private func drag(_ stage: Stage, from start: CGPoint, by steps: [Double]) {
        stage.press(at: start)
        for step in steps {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: start.x + step, y: start.y))
        }
        stage.release(at: CGPoint(x: start.x + (steps.last ?? 0), y: start.y))
    }

    @Test func `a pan tells its values in the spaces of the view, also of a scaled one`() {
        let stage = Stage(size: CGSize(width: 400, height: 200)) { [log] in
            Color.red.frame(width: 100, height: 100).gesture(Pan(name: "a", log: log)).scaleEffect(2)
        }
        #expect(log.take() == ["coordinator", "make a leftToRight", "update a"])
        // The view lies from 150 to 250, and is seen from 100 to 300.
        drag(stage, from: CGPoint(x: 120, y: 100), by: [10, 40])
        #expect(
            log.take() == ["a began 15.0 5.0 10.0", "a changed 30.0 20.0 40.0", "a ended 30.0 20.0 40.0", "30.0"])
    }

    struct Switching: View {
        let log: UILog
        @State private var name = "open"
        @State private var isThere = true

        var body: some View {
            VStack(spacing: 0) {
                if isThere { Color.red.frame(height: 100).gesture(Pan(name: name, log: log)) }
                Color.blue.frame(height: 10).accessibilityLabel("close").onTapGesture { name = "closed" }
                Color.blue.frame(height: 10).accessibilityLabel("remove").onTapGesture { isThere = false }
            }
        }
    }

    @Test func `new values reach the recogniser, which is made once, and its delegate decides`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 120)) { [log] in Switching(log: log) }
        _ = log.take()
        try stage.tap("close")
        stage.advance(frames: 1)
        #expect(log.take() == ["update closed"])
        drag(stage, from: CGPoint(x: 20, y: 20), by: [20, 40])
        #expect(log.take().isEmpty)
        try stage.tap("remove")
        stage.advance(frames: 1)
        drag(stage, from: CGPoint(x: 20, y: 20), by: [20, 40])
        #expect(log.take().isEmpty)
    }

    struct Tap: UIGestureRecognizerRepresentable {
        let action: @MainActor () -> Void

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }

        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { action() }
    }

    @Test func `gestures of subviews come first, and what lies beside them is the recogniser's`() {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { [log] in
            HStack(spacing: 0) {
                Color.red.onTapGesture { log.add("inner") }
                Color.green
            }
            .gesture(Tap { log.add("recogniser") })
        }
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 150, y: 50))
        #expect(log.take() == ["inner", "recogniser"])
    }
}
