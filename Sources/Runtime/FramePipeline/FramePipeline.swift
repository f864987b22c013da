@_spi(Engine) import AnimationCore
import CairoRenderer
import Foundation
import LayerTree
package import Platform
@_spi(Engine) package import ViewGraph

/// The way of one frame, from top to bottom (docs/architecture.md): one direction, and four ways back.
@MainActor package final class FramePipeline {
    package let views: ViewHost
    let renderer: Renderer
    package let report: FrameReport
    /// What lies behind everything: white, or black in the dark appearance.
    var background: ResolvedColor
    /// What the window is like where the program's views do not say, light or dark.
    var isDesktopDark: Bool
    /// What `LILT_HUD` shows, if anything.
    var display: HeadsUpDisplay?
    /// What `LILT_LOG` asks for.
    var logs: Set<LogCategory> = []
    /// What presentations show beyond the window, where the window's host has popups.
    var popups: ProgramPopups?
    /// By which views are dragged to other programs.
    var drags: HostDrags?
    /// Loader of the pictures that the views show.
    let pictures: PictureLoader?
    /// Seconds for which the drawing of a frame waits for pictures; nil: as long as it takes.
    var picturePatience: Double?
    /// By how much longer animations take than they say.
    let slowness: Double

    var damage = DamageHistory()
    var room = DamageRoom()
    /// What drawing costs, and so by how many threads it is done.
    var pace = DrawingPace()
    /// Whether anybody can see what moves.
    var unseenMotion = UnseenMotion()
    /// What could not be drawn for want of a buffer.
    var undrawn: [PixelRect] = []

    init(views: ViewHost, renderer: Renderer, report: FrameReport, isDark: Bool, slowness: Double) {
        self.views = views
        self.renderer = renderer
        self.report = report
        isDesktopDark = isDark
        background = Self.ground(isDark: isDark)
        self.slowness = slowness
        pictures = views.imageLoader as? PictureLoader
        pictures?.onArrival = { [weak views] in views?.layers.pixelsChanged(of: $0) }
    }

    /// Draws the frame that will be seen at program time `time`, in seconds. Events have been dispatched before.
    package func draw(_ frame: FrameTime, in window: any Window) {
        report.frameBegan()
        views.startDate = window.startDate
        views.frameBegins(at: frame.seconds / slowness)
        pictures?.deliverNews()
        let isWritten = views.needsUpdate || views.layers.hasDamage
        update()
        // An update that makes a hundred views takes longer than a refresh: what begins to move with it begins when it is seen.
        let time = window.expectation(of: frame)
        report.frameIsFor(time)
        advance(to: time)
        display?.frameWillBeDrawn(report)
        let changed = collectDamage(scale: window.scale, size: window.size)
        let committed = commit(changed, to: window) { buffer, changed in
            rasterise(changed, into: buffer, of: window)
        }
        popups?.draw(scale: window.scale)
        pictures?.reportFailures()
        if views.isAnimating {
            unseenMotion.frameEnded(
                at: time / slowness, isQuiet: !isWritten && changed.isEmpty && undrawn.isEmpty,
                period: views.unseenPeriod)
        }
        report.frameEnded(
            at: time, index: frame.index, committed: committed != nil, damagedPixels: committed ?? 0, isMoreDue: isDue)
        if !logs.isEmpty { log(FrameTime(seconds: time, index: frame.index), committed ?? 0) }
        // What is to happen when animations are over happens between frames, outside of any transaction (S10.15).
        views.completions.runDue()
        if isDue { window.requestFrame() } else { renderer.rest() }
        window.requestFrame(at: nextWakeTime)
    }

    /// Does at program time `time` what a frame would do, but draws nothing, since nobody would see it.
    func goOn(at time: Double, in window: any Window) {
        views.startDate = window.startDate
        views.frameBegins(at: time / slowness)
        update()
        advance(to: time)
        views.completions.runDue()
        if isDue { window.requestFrame() } else { renderer.rest() }
        window.requestFrame(at: nextWakeTime)
    }

    private func log(_ frame: FrameTime, _ pixels: Int) {
        if logs.contains(.frames) {
            Log.write(.frames, "frame \(frame.index) for \(frame.seconds) s: \(pixels) pixels changed")
        }
        if logs.contains(.animation) {
            let count = views.layers.runningCount
            Log.write(.animation, "at \(frame.seconds) s: \(count) layers move, \(views.running.count) values of views")
        }
    }

    /// The host's time of the next frame that a view waits for while nothing moves, in seconds; nil if none does.
    var nextWakeTime: Double? { views.nextWakeTime.map { $0 * slowness } }

    /// Whether there is anything to do at the next frame.
    var isDue: Bool {
        views.needsUpdate || views.isAnimating && !unseenMotion.isProven || views.completions.hasDue
    }
}
