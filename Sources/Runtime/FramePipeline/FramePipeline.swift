@_spi(Engine) import AnimationCore
import CairoRenderer
import Foundation
import LayerTree
package import Platform
@_spi(Engine) package import ViewGraph

/// Pipeline of one frame, from top to bottom (docs/architecture.md). It has one direction and four ways back.
@MainActor package final class FramePipeline {
    package let views: ViewHost
    let renderer: Renderer
    package let report: FrameReport
    /// Background behind all views: white, or black in the dark appearance.
    var background: ResolvedColor
    /// True if the desktop's appearance is dark. It applies where the program's views do not set one.
    var isDesktopDark: Bool
    /// Display of `LILT_HUD`; nil if it is off.
    var display: HeadsUpDisplay?
    /// Log categories of `LILT_LOG`.
    var logs: Set<LogCategory> = []
    /// Popups for presentations that extend beyond the window; nil if the host has no popups.
    var popups: ProgramPopups?
    /// Drags of views to other programs; nil without a window.
    var drags: HostDrags?
    /// Loader of the pictures that the views show; nil if there is none.
    let pictures: PictureLoader?
    /// Memory of the start of the program; nil once that is over, and for all windows but the first.
    var startMemory: StartMemory?
    /// Seconds for which drawing a frame waits for pictures; nil for no limit.
    var picturePatience: Double?
    /// Factor by which animations take longer.
    let slowness: Double

    var damage = DamageHistory()
    var room = DamageRoom()
    /// Drawing cost, which determines the number of threads.
    var pace = DrawingPace()
    /// Detection of motion that is never visible.
    var unseenMotion = UnseenMotion()
    /// Host time of the last update without drawing, in seconds; nil if a frame has been drawn since.
    private var lastUnseen: Double?
    /// Damage that could not be drawn because no buffer was free.
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

    /// Draws the frame whose presentation time, in host seconds, is that of `frame`. Events must have been dispatched
    /// before.
    package func draw(_ frame: FrameTime, in window: any Window) {
        report.frameBegan()
        catchUp(with: frame, in: window)
        views.startDate = window.startDate
        views.frameBegins(at: frame.seconds / slowness)
        pictures?.deliverNews()
        views.tellFrameObservers()
        let isWritten = views.needsUpdate || views.layers.hasDamage
        update()
        startMemory?.viewsPlaced()
        // An update that makes a hundred views takes longer than one refresh. Animations that start in it start at the
        // actual presentation time.
        let time = window.expectation(of: frame)
        report.frameIsFor(time)
        advance(to: time)
        display?.frameWillBeDrawn(report)
        let changed = collectDamage(scale: window.scale, size: window.size)
        let committed = commit(changed, to: window) { buffer, changed in
            rasterise(changed, into: buffer, of: window)
        }
        if startMemory?.frameEnded() == false { startMemory = nil }
        popups?.draw(scale: window.scale)
        pictures?.reportFailures()
        if views.isAnimating {
            unseenMotion.frameEnded(
                at: time / slowness, isQuiet: !isWritten && changed.isEmpty && undrawn.isEmpty,
                period: views.unseenPeriod)
        }
        report.frameEnded(
            at: time, index: frame.index, committed: committed != nil, damagedPixels: committed ?? 0, isMoreDue: isDue)
        // Completions of animations run between frames, outside of any transaction (S10.15).
        views.completions.runDue()
        if !logs.isEmpty { log(FrameTime(seconds: time, index: frame.index), committed ?? 0) }
        let isMoreDue = isDue
        if isMoreDue { window.requestFrame() } else { renderer.rest() }
        // Moving elements are told of where they come to rest.
        if isWritten || !isMoreDue { window.accessibilityMayHaveChanged() }
        window.requestFrame(at: nextWakeTime)
    }

    /// Goes through the time for which the window was not visible, to one refresh before the frame that shows it again.
    /// A repeat shows the end of its pass in the frame that finds it over (S9.4): after a pause that is not this one.
    private func catchUp(with frame: FrameTime, in window: any Window) {
        guard let last = lastUnseen else { return }
        let time = frame.seconds - 1 / window.refreshRate
        if time > last { goOn(at: time, in: window) }
        lastUnseen = nil
    }

    /// Does the work of a frame at host time `time`, in seconds, without drawing, for a window that is not visible.
    func goOn(at time: Double, in window: any Window) {
        lastUnseen = time
        views.startDate = window.startDate
        views.frameBegins(at: time / slowness)
        update()
        advance(to: time)
        views.completions.runDue()
        if logs.contains(.frames) { Log.write(.frames, "not seen at \(time) s, \(outlookUnseen)") }
        if isDueUnseen { window.requestFrame() } else { renderer.rest() }
        window.requestFrame(at: nextUnseenWakeTime)
    }

    private func log(_ frame: FrameTime, _ pixels: Int) {
        if logs.contains(.frames) {
            Log.write(
                .frames, "frame \(frame.index) for \(frame.seconds) s: \(pixels) pixels changed, \(outlook)")
        }
        if logs.contains(.animation) {
            let count = views.layers.runningCount
            Log.write(.animation, "at \(frame.seconds) s: \(count) layers move, \(views.running.count) values of views")
        }
    }

    /// Describes for the log when the next frame is due: now, at a later time, or not before something changes.
    var outlook: String {
        if isDue || views.layers.hasDamage || !undrawn.isEmpty { return "a frame is due" }
        return nextWakeTime.map { "a frame at \($0) s" } ?? "at rest"
    }

    /// Describes for the log when a window that is not visible has work again.
    var outlookUnseen: String {
        if isDueUnseen { return "a frame is due" }
        return nextUnseenWakeTime.map { "a frame at \($0) s" } ?? "at rest"
    }

    /// Host time of the next frame that a view waits for while nothing moves, in seconds; nil if there is none.
    var nextWakeTime: Double? { views.nextWakeTime.map { $0 * slowness } }

    /// True if the next frame has work to do.
    var isDue: Bool {
        views.needsUpdate || views.isAnimating && !unseenMotion.isProven || views.completions.hasDue
    }

    // A window that is not visible follows what has an end. Endless motion and clocks cost nothing: the next frame that
    // is seen has its own time, whatever came before.

    private var isDueUnseen: Bool { views.needsUpdate || views.isAnimatingUnseen || views.completions.hasDue }

    private var nextUnseenWakeTime: Double? { views.nextUnseenWakeTime.map { $0 * slowness } }
}
