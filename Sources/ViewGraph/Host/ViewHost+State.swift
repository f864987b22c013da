@_spi(Engine) package import AnimationCore
@_spi(Engine) import LayerTree

// What a host keeps of its updates, as properties.
extension ViewHost {
    package var counters: ViewCounters {
        _read { yield memory.state.counters }
        _modify { yield &memory.state.counters }
    }
    /// The transaction of the running update (S1.8), and its number.
    package internal(set) var transaction: Transaction {
        get { memory.state.transaction }
        set { memory.state.transaction = newValue }
    }
    package internal(set) var updateNumber: Int {
        get { memory.state.updateNumber }
        set { memory.state.updateNumber = newValue }
    }
    /// Counts the passes of all updates: first values are those of the pass in which something was made.
    package internal(set) var passNumber: Int {
        get { memory.state.passNumber }
        set { memory.state.passNumber = newValue }
    }
    /// More than zero while a body runs: only then are reads of state dependencies.
    package var bodyDepth: Int {
        get { memory.state.bodyDepth }
        set { memory.state.bodyDepth = newValue }
    }
    /// How many boxes are on their way out.
    package var leavingBoxes: Int {
        get { memory.state.leavingBoxes }
        set { memory.state.leavingBoxes = newValue }
    }

    var pending: [PendingUpdate] {
        _read { yield memory.state.pending }
        _modify { yield &memory.state.pending }
    }
    var isUpdating: Bool {
        get { memory.state.isUpdating }
        set { memory.state.isUpdating = newValue }
    }
    var boundaries: [LayoutBox] {
        _read { yield memory.state.boundaries }
        _modify { yield &memory.state.boundaries }
    }
    var moves: [LayoutBox] {
        _read { yield memory.state.moves }
        _modify { yield &memory.state.moves }
    }
    /// Numbers the placements of containers, so that each can tell which subviews its layout forgot.
    package var placementNumber: Int { memory.state.placementNumber }
    var staleLayerOrders: [LayoutBox] {
        _read { yield memory.state.staleLayerOrders }
        _modify { yield &memory.state.staleLayerOrders }
    }
    var made: [@MainActor () -> Void] {
        _read { yield memory.state.made }
        _modify { yield &memory.state.made }
    }
    var secondPasses: [@MainActor () -> Void] {
        _read { yield memory.state.secondPasses }
        _modify { yield &memory.state.secondPasses }
    }
    var disappearances: [@MainActor () -> Void] {
        _read { yield memory.state.disappearances }
        _modify { yield &memory.state.disappearances }
    }
    var lateDisappearances: [@MainActor () -> Void] {
        _read { yield memory.state.lateDisappearances }
        _modify { yield &memory.state.lateDisappearances }
    }
    var appearances: [DueAppearance] {
        _read { yield memory.state.appearances }
        _modify { yield &memory.state.appearances }
    }
    var actions: [@MainActor () -> Void] {
        _read { yield memory.state.actions }
        _modify { yield &memory.state.actions }
    }
    var discarded: [Layer] {
        _read { yield memory.state.discarded }
        _modify { yield &memory.state.discarded }
    }
}
