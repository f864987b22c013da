import CairoRenderer
import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Events of hosts reach gestures, and gestures with a deadline wake the window.
@MainActor struct GesturePipeTests {
    private func pipeline(
        slowness: Double = 1, in window: BufferedWindow, showing view: some View
    ) -> FramePipeline {
        let views = ViewHost(textEngine: PangoTextEngine())
        views.size = window.size
        views.setRoot(view)
        let pipeline = FramePipeline(
            views: views, renderer: Renderer(), report: FrameReport(host: "test", refreshRate: 60), isDark: false,
            slowness: slowness)
        pipeline.draw(FrameTime(seconds: 0, index: 0), in: window)
        return pipeline
    }

    private func makeWindow() -> BufferedWindow { BufferedWindow(size: CGSize(width: 100, height: 100), buffers: 2) }

    private func event(_ kind: PointerEvent.Kind, at time: Double) -> PointerEvent {
        PointerEvent(kind: kind, location: CGPoint(x: 50, y: 50), modifiers: .shift, time: time)
    }

    @Test func `a touchpad's pinch reaches the gestures where it began, with the keys that are held (S18.6, S18.19)`() {
        var scales: [CGFloat] = []
        var angles: [Double] = []
        let pipeline = pipeline(
            in: makeWindow(),
            showing: Color.red.gesture(
                MagnifyGesture().modifiers(.shift).onChanged { scales.append($0.magnification) }
                    .simultaneously(with: RotateGesture().onEnded { angles.append($0.rotation.degrees) })))
        pipeline.dispatch(event(.pinchBegan, at: 1))
        pipeline.dispatch(event(.pinchChanged(scale: 2, rotation: .pi), at: 1.1))
        pipeline.dispatch(event(.pinchEnded(isCancelled: false), at: 1.2))
        #expect(scales == [2])
        #expect(angles == [180])
    }

    @Test(arguments: [1.0, 4]) func `a long press wakes the window when it is due, and not before (S18.3)`(
        slowness: Double
    ) {
        var isHeld = false
        let window = makeWindow()
        let pipeline = pipeline(slowness: slowness, in: window, showing: Color.red.onLongPressGesture { isHeld = true })
        pipeline.dispatch(event(.pressed(button: .primary), at: 2 * slowness))
        #expect(pipeline.nextWakeTime == 2.5 * slowness)
        pipeline.draw(FrameTime(seconds: 2.4 * slowness, index: 1), in: window)
        #expect(!isHeld)
        #expect(window.wakeTime == 2.5 * slowness)
        pipeline.draw(FrameTime(seconds: 2.5 * slowness, index: 2), in: window)
        #expect(isHeld)
        #expect(window.wakeTime == nil)
    }

    @Test func `a pointer that leaves while it presses has lost the press (S18.18)`() {
        var log: [String] = []
        let pipeline = pipeline(
            in: makeWindow(),
            showing: Color.red.onTapGesture { log.append("tap") }.onHover { log.append("hover \($0)") })
        pipeline.dispatch(event(.entered, at: 1))
        pipeline.dispatch(event(.pressed(button: .primary), at: 1))
        pipeline.dispatch(event(.left, at: 1.1))
        pipeline.dispatch(event(.released(button: .primary), at: 1.2))
        #expect(log == ["hover true", "hover false"])
    }
}
