import AttributeGraph
package import Foundation
@_spi(Engine) import LayerTree

// Updates and frames, as the owner of the window asks for them, and running attributes, as views do.
extension ViewHost {
    /// True if ``update()`` would do something.
    package var needsUpdate: Bool { graph.hasWork || memory.state.queue.isDue }

    /// Applies every write that is due, each group under its own transaction, until nothing is left (S1.2, S1.3).
    package func update() { UpdatePipeline(self).update() }

    /// Begins the frame that will be seen at program time `time`, in seconds: what the update evaluates is for then.
    package func frameBegins(at time: Double) {
        clock.time = time
        layers.frameBegins(at: time)
    }

    /// True if something runs, or waits for program time `time` or one before: if ``advance(to:)`` would move anything.
    package func isAdvanceDue(at time: Double) -> Bool { isAnimating || nextWakeTime.map { $0 <= time } ?? false }

    /// Brings everything that runs to program time `time`, in seconds: the moment at which the frame will be seen.
    package func advance(to time: Double) {
        clock.time = time
        UpdatePipeline(self).advance(to: time)
        layers.advance(to: time)
        clock.frameCount += 1
    }

    /// Brings attributes up to date in the middle of a layout: a `GeometryReader`'s content after its size changed.
    package func flushDuringLayout() { UpdatePipeline(self).updateAttributes() }

    // MARK: Time

    /// Program time of the last frame, or of the one that is being made, in seconds.
    package var time: Double { clock.time }

    /// Date of program time 0, which the host's owner sets: what ``TimelineView`` counts from.
    package var startDate: Date {
        get { clock.startDate }
        set { clock.startDate = newValue }
    }

    // MARK: Running attributes

    /// Has `attribute` advanced in each frame from the next one on, until it says that it is over.
    package func run(_ attribute: any RunningAttribute) {
        if running.run(attribute) { onNeedsFrame() }
    }

    /// As ``run(_:)``, with `attribute` advanced in the very frame in which its model value changed.
    func runFromThisFrame(_ attribute: any RunningAttribute) {
        run(attribute)
        running.noteChange(of: attribute)
    }

    /// Has `attribute` advanced in the first frame at or after program time `time`, and in none before; nil: not any more. It
    /// is forgotten when it has been, and asks again if it will.
    package func wake(_ attribute: any RunningAttribute, at time: Double?) { running.wake(attribute, at: time) }

    /// Program time of the next frame that a view waits for while nothing moves, in seconds; nil if none does. To be looked at
    /// after each frame and event.
    package var nextWakeTime: Double? { running.nextWakeTime }

    /// True while something moves.
    package var isAnimating: Bool { running.count > 0 || layers.isAnimating }

    /// Seconds of frames that change nothing after which what moves will never be seen, until something is written; nil if
    /// that cannot be known.
    package var unseenPeriod: Double? { running.endlessPeriods.flatMap { layers.unseenPeriod(beside: $0) } }
}
