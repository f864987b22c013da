@_spi(Engine) import AnimationCore
import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) package import ViewGraph

/// The way of one frame, from top to bottom (DESIGN §3): one direction, no way back.
@MainActor package final class FramePipeline {
    package let views: ViewHost
    let renderer: Renderer
    package let report: FrameReport
    /// What lies behind everything: white, or black in the dark appearance.
    let background: ResolvedColor
    /// What `LILT_HUD` shows, if anything.
    var display: HeadsUpDisplay?
    /// What `LILT_LOG` asks for.
    var logs: Set<LogCategory> = []
    /// By how much longer animations take than they say.
    let slowness: Double

    var damage = DamageHistory()
    /// What could not be drawn for want of a buffer.
    var undrawn: [PixelRect] = []

    init(views: ViewHost, renderer: Renderer, report: FrameReport, background: ResolvedColor, slowness: Double) {
        self.views = views
        self.renderer = renderer
        self.report = report
        self.background = background
        self.slowness = slowness
    }

    /// Draws the frame that will be seen at program time `time`, in seconds. Events have been dispatched before.
    func draw(_ frame: FrameTime, in window: any Window) {
        let time = frame.seconds
        report.frameBegan(at: time)
        views.startDate = window.startDate
        views.frameBegins(at: time / slowness)
        update()
        advance(to: time)
        display?.frameWillBeDrawn(report)
        let changed = collectDamage(scale: window.scale, size: window.size)
        let outcome = rasterise(changed, into: window)
        report.frameEnded(
            at: time, index: frame.index, committed: outcome.committed, damagedPixels: outcome.pixels, isMoreDue: isDue)
        if !logs.isEmpty { log(frame, outcome.pixels) }
        // What is to happen when animations are over happens between frames, outside of any transaction (S10.15).
        views.runDueCompletions()
        if isDue { window.requestFrame() } else { renderer.rest() }
        window.requestFrame(at: nextWakeTime)
    }

    private func log(_ frame: FrameTime, _ pixels: Int) {
        if logs.contains(.frames) {
            Log.write(.frames, "frame \(frame.index) for \(frame.seconds) s: \(pixels) pixels changed")
        }
        if logs.contains(.animation) {
            let count = views.layers.runningCount
            Log.write(.animation, "at \(frame.seconds) s: \(count) layers move, \(views.runningCount) values of views")
        }
    }

    /// The host's time of the next frame that a view waits for while nothing moves, in seconds; nil if none does.
    var nextWakeTime: Double? { views.nextWakeTime.map { $0 * slowness } }

    /// Whether there is anything to do at the next frame.
    var isDue: Bool { views.needsUpdate || views.isAnimating || views.hasDueCompletions }
}
