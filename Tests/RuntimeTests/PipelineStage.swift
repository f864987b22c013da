import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
@_spi(Engine) import ViewGraph

@testable import Runtime

/// A program's frame pipeline with a view in a window of its own.
@MainActor struct PipelineStage {
    let pipeline: FramePipeline
    let window: BufferedWindow
    let report = FrameReport(host: "test", refreshRate: 60)
    let framesPerSecond: Double

    init(
        size: CGSize = CGSize(width: 160, height: 100), buffers: Int = 1, order: [Int]? = nil, scale: Double = 1,
        framesPerSecond: Double = 60, _ view: some View
    ) {
        self.framesPerSecond = framesPerSecond
        window = BufferedWindow(size: size, scale: scale, buffers: buffers, order: order)
        let views = ViewHost(textEngine: PangoTextEngine())
        views.size = window.size
        views.setRoot(view)
        pipeline = FramePipeline(views: views, renderer: Renderer(), report: report, isDark: false, slowness: 1)
    }

    func draw(_ frame: Int) {
        pipeline.draw(FrameTime(seconds: Double(frame) / framesPerSecond, index: frame), in: window)
    }

    /// Presses and releases the primary button in the middle of the window.
    func click(at frame: Int) {
        let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
        for kind in [PointerEvent.Kind.pressed(button: .primary), .released(button: .primary)] {
            pipeline.dispatch(PointerEvent(kind: kind, location: middle, time: Double(frame) / framesPerSecond))
        }
    }

    /// Picture of the whole window, drawn completely.
    var picture: Bitmap { pipeline.picture(size: window.size, scale: window.scale) }
    /// Drawing statistics of the last frame.
    var stats: RenderStats { pipeline.renderer.stats }
    var views: ViewHost { pipeline.views }
}
