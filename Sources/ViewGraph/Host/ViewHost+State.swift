@_spi(Engine) package import AnimationCore
@_spi(Engine) import LayerTree

// Fields of a host's state that other modules or folders use.
extension ViewHost {
    package var counters: ViewCounters {
        _read { yield memory.state.counters }
        _modify { yield &memory.state.counters }
    }
    /// Transaction of the running update; a transaction without effect between updates (S1.8).
    package internal(set) var transaction: Transaction {
        get { memory.state.transaction }
        set { memory.state.transaction = newValue }
    }
    /// Number of updates begun so far, including frames that advance attributes.
    package internal(set) var updateNumber: Int {
        get { memory.state.updateNumber }
        set { memory.state.updateNumber = newValue }
    }
    /// Number of passes begun so far in all updates. A value written in the pass that made its owner is a first value
    /// (S1.15).
    package internal(set) var passNumber: Int {
        get { memory.state.passNumber }
        set { memory.state.passNumber = newValue }
    }
    /// Number of nested bodies that run now. Reads of state become dependencies only while it is above 0.
    package var bodyDepth: Int {
        get { memory.state.bodyDepth }
        set { memory.state.bodyDepth = newValue }
    }
    /// Called when ``update()`` or ``advance(to:)`` has work to do; often several times.
    package var onNeedsFrame: () -> Void {
        get { memory.state.onNeedsFrame }
        set { memory.state.onNeedsFrame = newValue }
    }
    /// Content over the root's own views; nil: there has been none.
    package var contentAboveRoot: (any ContentAboveRoot)? {
        get { memory.state.contentAboveRoot }
        set { memory.state.contentAboveRoot = newValue }
    }
    /// Called after each layout: views that depend on places, or report them.
    package var geometryObservers: GeometryObservers {
        _read { yield memory.state.geometryObservers }
        _modify { yield &memory.state.geometryObservers }
    }
    /// Number of boxes that are removed and still drawn while their transitions run.
    package var leavingBoxes: Int {
        get { memory.state.leavingBoxes }
        set { memory.state.leavingBoxes = newValue }
    }
    /// Returns a new number for a placement of a container, by which the container finds subviews that its layout did
    /// not place.
    package func nextPlacement() -> Int {
        memory.state.placementNumber += 1
        return memory.state.placementNumber
    }
}
