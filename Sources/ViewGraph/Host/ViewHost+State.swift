@_spi(Engine) package import AnimationCore
@_spi(Engine) import LayerTree

// Fields of a host's state that other modules or folders use.
extension ViewHost {
    package var counters: ViewCounters {
        _read { yield memory.state.counters }
        _modify { yield &memory.state.counters }
    }
    /// Transaction of the running update; one without effect between updates (S1.8).
    package internal(set) var transaction: Transaction {
        get { memory.state.transaction }
        set { memory.state.transaction = newValue }
    }
    /// Updates begun so far, frames that advance attributes included.
    package internal(set) var updateNumber: Int {
        get { memory.state.updateNumber }
        set { memory.state.updateNumber = newValue }
    }
    /// Passes begun so far, of all updates: a first value is one that is written in the pass that made its owner (S1.15).
    package internal(set) var passNumber: Int {
        get { memory.state.passNumber }
        set { memory.state.passNumber = newValue }
    }
    /// Bodies that run now, one inside another: only while there is one are reads of state dependencies.
    package var bodyDepth: Int {
        get { memory.state.bodyDepth }
        set { memory.state.bodyDepth = newValue }
    }
    /// Boxes on their way out.
    package var leavingBoxes: Int {
        get { memory.state.leavingBoxes }
        set { memory.state.leavingBoxes = newValue }
    }
    /// Makes a number for a placement of a container, by which it tells which subviews its layout forgot.
    package func nextPlacement() -> Int {
        memory.state.placementNumber += 1
        return memory.state.placementNumber
    }
}
