import AttributeGraph
import LayerTree
import OffscreenPlatform
import Runtime
@_spi(Engine) import ViewGraph

/// What a stage has done: to assert what was not.
public struct StageCounters: Equatable, Sendable {
    /// Bodies of views and modifiers, and content closures, that ran.
    public var bodies = 0
    /// The same by type, as the compiler writes it: `CardView`; only those that ran.
    public var bodiesByType: [String: Int] = [:]
    /// Layout passes.
    public var layouts = 0
    /// Rules of the attribute graph that ran; bodies are among them.
    public var rules = 0
    /// Layers that changed, each counted once in every frame in which it did.
    public var changedLayers = 0
    /// Frames in which something new was drawn.
    public var frames = 0
    /// Device pixels that those frames changed.
    public var damagedPixels = 0

    /// Nothing.
    public init() {}

    /// What was done between two readings.
    public static func - (later: StageCounters, earlier: StageCounters) -> StageCounters {
        var work = StageCounters()
        work.bodies = later.bodies - earlier.bodies
        work.bodiesByType = later.bodiesByType.merging(earlier.bodiesByType, uniquingKeysWith: -).filter {
            $0.value != 0
        }
        work.layouts = later.layouts - earlier.layouts
        work.rules = later.rules - earlier.rules
        work.changedLayers = later.changedLayers - earlier.changedLayers
        work.frames = later.frames - earlier.frames
        work.damagedPixels = later.damagedPixels - earlier.damagedPixels
        return work
    }
}

extension Stage {
    /// What was done since the stage began.
    public var counters: StageCounters {
        var counters = StageCounters()
        counters.bodies = views.counters.bodies
        counters.bodiesByType = views.counters.bodiesByType
        counters.layouts = views.counters.layouts
        counters.rules = views.graph.counters.runs
        counters.changedLayers = views.layers.changedLayers
        counters.frames = programWindow.pipeline.report.frames
        counters.damagedPixels = programWindow.pipeline.report.damagedPixels
        return counters
    }

    /// What is done while `actions` run.
    public func work<Failure: Error>(in actions: () throws(Failure) -> Void) throws(Failure) -> StageCounters {
        deliver()
        let before = counters
        try actions()
        deliver()
        return counters - before
    }
}
