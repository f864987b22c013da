@_spi(Engine) import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// What a host keeps of the update that runs, and what is asked at every box, or whenever a state is read.
struct HostState {
    var counters = ViewCounters()
    var passNumber = 0
    var leavingBoxes = 0
    /// How many views have begun to leave so far.
    var departures = 0
    /// Matched views that make up for flights of their group.
    var repeatedFlights = 0
    var bodyDepth = 0
    var transaction = Transaction()
    var updateNumber = 0
    /// Frames made so far.
    var frameCount = 0
    /// Writes that are due, in order.
    var pending: [PendingUpdate] = []
    var isUpdating = false
    /// Boxes from which there is something to lay out, each once.
    var boundaries: [LayoutBox] = []
    /// Boxes whose offsets have changed.
    var moves: [LayoutBox] = []
    /// Numbers the placements of containers.
    var placementNumber = 0
    /// Boxes whose layers have to be ordered, each once.
    var staleLayerOrders: [LayoutBox] = []
    /// What runs when the structure of a pass is made.
    var made: [@MainActor () -> Void] = []
    /// What runs in this same update when everything is in place.
    var secondPasses: [@MainActor () -> Void] = []
    /// Actions for when the views of an update are in place. Order: disappearances, appearances, late disappearances, other
    /// actions.
    var disappearances: [@MainActor () -> Void] = []
    var appearances: [DueAppearance] = []
    var lateDisappearances: [@MainActor () -> Void] = []
    /// Whether views that end now disappear late.
    var disappearsLate = false
    var actions: [@MainActor () -> Void] = []
    /// Layers whose identity has ended.
    var discarded: [Layer] = []
}

/// What runs when a view has appeared.
enum DueAppearance {
    case action(@MainActor () -> Void)
    /// That of an `onAppear` modifier, which are most: no closure is made for it.
    case modifier(AttributePlace)
}

/// Writes that share one update.
struct PendingUpdate {
    let transaction: Transaction
    /// Mostly all there is.
    private let first: (@MainActor () -> Void)?
    private var others: [@MainActor () -> Void] = []

    init(transaction: Transaction, write: (@MainActor () -> Void)?) {
        self.transaction = transaction
        first = write
    }

    mutating func append(_ write: @escaping @MainActor () -> Void) { others.append(write) }

    @MainActor func applyWrites() {
        first?()
        for write in others { write() }
    }
}
