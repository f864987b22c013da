import AttributeGraph
package import Foundation
@_spi(Engine) import LayerTree

// Updates and frames, called by the owner of the window, and running attributes, used by views.
extension ViewHost {
    /// True if ``update()`` has work to do.
    package var needsUpdate: Bool { graph.hasWork || memory.state.queue.isDue }

    /// Applies all due writes, each group under its own transaction, until no work is left (S1.2, S1.3).
    package func update() { UpdatePipeline(self).update() }

    /// Begins the frame that will be seen at program time `time`, in seconds. The next update evaluates for that time.
    package func frameBegins(at time: Double) {
        clock.time = time
        layers.frameBegins(at: time)
    }

    /// True if ``advance(to:)`` has work at program time `time`, in seconds: something animates, or a wake time is due.
    package func isAdvanceDue(at time: Double) -> Bool { isAnimating || nextWakeTime.map { $0 <= time } ?? false }

    /// Advances all animations to program time `time`, in seconds, at which the frame will be seen.
    package func advance(to time: Double) {
        clock.time = time
        UpdatePipeline(self).advance(to: time)
        layers.advance(to: time)
        clock.frameCount += 1
    }

    /// Updates attributes in the middle of a layout, for the content of a `GeometryReader` whose size changed.
    package func flushDuringLayout() { UpdatePipeline(self).updateAttributes() }

    // MARK: Time

    /// Program time, in seconds, of the frame being made; between frames, of the last one.
    package var time: Double { clock.time }

    /// Date of program time 0, from which ``TimelineView`` computes dates. The host's owner sets it.
    package var startDate: Date {
        get { clock.startDate }
        set { clock.startDate = newValue }
    }

    // MARK: Running attributes

    /// Advances `attribute` in each frame from the next one on, until the attribute reports that it is over.
    package func run(_ attribute: any RunningAttribute) {
        if running.run(attribute) { onNeedsFrame() }
    }

    /// Runs `attribute` like ``run(_:)``, and advances it in the current frame already, in which its model value
    /// changed.
    func runFromThisFrame(_ attribute: any RunningAttribute) {
        run(attribute)
        running.noteChange(of: attribute)
    }

    /// Advances `attribute` once, in the first frame at or after program time `time`, in seconds; nil cancels that. The
    /// request ends then, and the attribute must make another one for a later frame.
    package func wake(_ attribute: any RunningAttribute, at time: Double?) { running.wake(attribute, at: time) }

    /// Program time, in seconds, of the next frame that a view waits for while nothing moves; nil if there is none.
    /// Read after each frame and event.
    package var nextWakeTime: Double? { running.nextWakeTime }

    /// True while an attribute or a layer animates, or the program wants to be called for each frame.
    package var isAnimating: Bool { running.count > 0 || layers.isAnimating || !frameObservers.isEmpty }

    /// True while something runs that has to advance in a window that is not seen: it has an end, and completions may
    /// wait for that.
    package var isAnimatingUnseen: Bool { running.matterUnseen || layers.isAnimatingToEnd }

    /// The part of ``nextWakeTime`` that matters in a window that is not seen: not the next second of a clock.
    package var nextUnseenWakeTime: Double? { running.nextUnseenWakeTime }

    /// Length, in seconds, of a run of unchanged frames after which the running animations are known to stay invisible
    /// until something is written; nil if that cannot be known.
    package var unseenPeriod: Double? {
        guard frameObservers.isEmpty else { return nil }
        return running.endlessPeriods.flatMap { layers.unseenPeriod(beside: $0) }
    }
}
