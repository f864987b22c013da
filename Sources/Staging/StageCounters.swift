import AttributeGraph
import LayerTree
import OffscreenPlatform
import Runtime
@_spi(Engine) import ViewGraph

/// Work done by a stage, to assert what was not done.
public struct StageCounters: Equatable, Sendable {
    /// Number of evaluated bodies of views and modifiers, and of content closures.
    public var bodies = 0
    /// Number of evaluated bodies per type, by its Swift name, such as `CardView`; types with 0 are left out.
    public var bodiesByType: [String: Int] = [:]
    /// Number of layout passes.
    public var layouts = 0
    /// Number of evaluated rules of the attribute graph, bodies included.
    public var rules = 0
    /// Number of changed layers, each counted once per frame.
    public var changedLayers = 0
    /// Number of frames that drew something new.
    public var frames = 0
    /// Number of device pixels changed by those frames.
    public var damagedPixels = 0

    /// Counters of 0.
    public init() {}

    /// Work done between the readings `earlier` and `later`.
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
    /// Work done since the stage was made.
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

    /// Work done while `actions` run.
    ///
    /// - Parameter actions: called once.
    /// - Returns: the work.
    /// - Throws: the error of `actions`.
    public func work<Failure: Error>(in actions: () throws(Failure) -> Void) throws(Failure) -> StageCounters {
        deliver()
        let before = counters
        try actions()
        deliver()
        return counters - before
    }
}
