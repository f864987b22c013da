import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// A small view in which a click starts every kind of motion.
private struct Dance: View {
    @State private var isOn = false

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8).fill(isOn ? .yellow : .gray).frame(width: 90, height: 60)
            Text("Lilt").font(.system(size: 18)).rotationEffect(.degrees(isOn ? 70 : 0))
            Circle().fill(.red).frame(width: 25, height: 25).offset(x: isOn ? 50.3 : -45, y: isOn ? -20 : 11.5)
                .opacity(isOn ? 0.4 : 1)
            Rectangle().fill(.blue).frame(width: isOn ? 50 : 12, height: 9).offset(y: 30)
            Capsule().fill(.green).frame(width: 40, height: 14).offset(x: 30, y: 30)
                .rotation3DEffect(.degrees(isOn ? 150 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        }
        .accessibilityLabel("Dance")
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
    }
}

/// A small view with motion behind materials, in front of them and together with them.
private struct Glass: View {
    @State private var isOn = false

    var body: some View {
        ZStack {
            Circle().fill(.red).frame(width: 25, height: 25).offset(x: isOn ? 50.3 : -45)
            Capsule().fill(.thinMaterial).frame(width: 50, height: 30).offset(x: -20)
            Text("Lilt").font(.system(size: 14)).padding(4)
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 6)).shadow(radius: 2)
                .rotationEffect(.degrees(isOn ? 20 : 0)).offset(x: 40, y: 20)
            Rectangle().fill(.blue).frame(width: isOn ? 50 : 12, height: 9).offset(x: -30, y: 5)
        }
        .frame(width: 160, height: 100).contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 0.3)) { isOn.toggle() } }
    }
}

@MainActor struct FramePipelineTests {
    @Test func `says when the next frame is due: at once until everything that was changed has been drawn`() {
        let stage = PipelineStage(Dance())
        stage.draw(0)
        #expect(stage.pipeline.outlook == "at rest")
        stage.click(at: 1)
        #expect(stage.pipeline.outlook == "a frame is due")
        stage.draw(1)
        #expect(stage.pipeline.outlook == "a frame is due")
        for frame in 2...40 { stage.draw(frame) }
        #expect(stage.pipeline.outlook == "at rest")
        stage.views.layers.damageEverything()
        #expect(stage.pipeline.outlook == "a frame is due")
        #expect(stage.pipeline.outlookUnseen == "at rest", "it is not drawn while the window is not seen")
    }

    @Test(arguments: [1, 2, 3, 5], [1, 1.5])
    func `drawing the damage is drawing everything, byte for byte, whatever the age of the buffer`(
        buffers: Int, scale: Double
    ) {
        let stage = PipelineStage(buffers: buffers, scale: scale, Dance())
        for frame in 0..<45 {
            if frame == 3 || frame == 20 { stage.click(at: frame) }
            stage.draw(frame)
            let whole = stage.picture
            #expect(stage.window.lastBuffer == whole, "frame \(frame)")
            #expect(stage.window.screen == whole, "frame \(frame): the damage that was told of")
        }
        #expect(stage.window.ages.count > 30 && stage.window.ages.last == buffers)
    }

    @Test(arguments: [1, 2, 3])
    func `what is seen through a material is drawn as if all were, whatever the age of the buffer`(buffers: Int) {
        let stage = PipelineStage(buffers: buffers, Glass())
        for frame in 0..<24 {
            if frame == 2 { stage.click(at: frame) }
            stage.draw(frame)
            let whole = stage.picture
            #expect(stage.window.lastBuffer == whole, "frame \(frame)")
            #expect(stage.window.screen == whole, "frame \(frame): the damage that was told of")
        }
    }

    @Test func `a frame draws no more than what changed`() {
        let stage = PipelineStage(buffers: 1, Dance())
        stage.draw(0)
        stage.click(at: 1)
        for frame in 1..<20 { stage.draw(frame) }
        let whole = 160 * 100
        for rects in stage.window.damage.dropFirst() {
            let area = rects.reduce(0) { $0 + $1.area }
            #expect(area > 0 && area < whole)
        }
    }

    @Test func `where nothing changed nothing is drawn, committed or asked for`() {
        let stage = PipelineStage(buffers: 2, Dance())
        stage.draw(0)
        #expect(stage.window.ages.count == 1)
        let requests = stage.window.requests
        for frame in 1..<100 { stage.draw(frame) }
        #expect(stage.window.ages.count == 1 && stage.window.requests == requests)
        #expect(stage.report.frames == 1 && !stage.pipeline.isDue)
    }

    @Test func `what moves asks for frames until it is over, and not once more`() {
        let stage = PipelineStage(buffers: 2, Dance())
        stage.draw(0)
        stage.click(at: 1)
        #expect(stage.pipeline.isDue)
        var frame = 1
        while stage.pipeline.isDue, frame < 100 {
            stage.draw(frame)
            frame += 1
        }
        // Half a second, from the frame in which the motion starts to the one in which it ends.
        #expect(stage.window.ages.count - 1 >= 30 && frame <= 34)
        let commits = stage.window.ages.count
        stage.draw(frame + 1)
        #expect(stage.window.ages.count == commits)
    }

    @Test func `what could not be drawn for want of a buffer is drawn with the next`() {
        let stage = PipelineStage(buffers: 2, Dance())
        stage.draw(0)
        stage.click(at: 1)
        for frame in 1..<30 {
            stage.window.keepsBuffers = frame % 3 != 0
            stage.draw(frame)
        }
        stage.window.keepsBuffers = false
        for frame in 30..<60 { stage.draw(frame) }
        #expect(stage.window.screen == stage.picture && stage.window.lastBuffer == stage.picture)
        #expect(stage.report.frames == stage.window.ages.count)
    }

    @Test func `what begins to move with a frame that is late begins when that frame is seen`() {
        let late = PipelineStage(buffers: 2, Dance())
        let punctual = PipelineStage(buffers: 2, Dance())
        late.draw(0)
        punctual.draw(0)
        late.click(at: 1)
        punctual.click(at: 4)
        late.window.lateness = 3.0 / 60
        late.draw(1)
        late.window.lateness = 0
        punctual.draw(4)
        #expect(late.window.screen == punctual.window.screen, "S5.13: the first frame shows the old values")
        #expect(late.report.missed == 0, "nothing was due before")
        for frame in 5..<40 {
            late.draw(frame)
            punctual.draw(frame)
            #expect(late.window.screen == punctual.window.screen, "frame \(frame)")
        }
        #expect(!late.pipeline.isDue && late.report.missed == 0)
    }

    @Test func `refreshes that pass while a frame is made are missed if something moves`() {
        let stage = PipelineStage(buffers: 2, Dance())
        stage.draw(0)
        stage.click(at: 1)
        stage.draw(1)
        stage.window.lateness = 3.0 / 60
        stage.draw(2)
        #expect(stage.report.missed == 3)
    }

    @Test func `animations that are slowed down take so much longer`() {
        let views = ViewHost(textEngine: PangoTextEngine())
        let window = BufferedWindow(size: CGSize(width: 160, height: 100), buffers: 1)
        views.size = window.size
        views.setRoot(Dance())
        let pipeline = FramePipeline(
            views: views, renderer: Renderer(), report: FrameReport(host: "test", refreshRate: 60), isDark: false,
            slowness: 4)
        pipeline.draw(FrameTime(seconds: 0, index: 0), in: window)
        for kind in [PointerEvent.Kind.pressed(button: .primary), .released(button: .primary)] {
            pipeline.dispatch(PointerEvent(kind: kind, location: CGPoint(x: 80, y: 50), time: 0))
        }
        for frame in 1...110 { pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window) }
        #expect(pipeline.isDue, "1.8 s of two")
        for frame in 111...125 { pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window) }
        #expect(!pipeline.isDue)
    }
}
