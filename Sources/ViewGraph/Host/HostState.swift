@_spi(Engine) import AnimationCore

/// Fields of a host that every box, every body or every read of a state accesses.
struct HostState {
    var counters = ViewCounters()
    /// Transaction of the running update; a transaction without effect between updates (S1.8).
    var transaction = Transaction()
    /// Number of updates begun so far, including frames that advance attributes.
    var updateNumber = 0
    /// Number of passes begun so far in all updates. A value written in the pass that made its owner is a first value
    /// (S1.15).
    var passNumber = 0
    /// Number of container placements begun so far.
    var placementNumber = 0
    /// Number of nested bodies that run now. Reads of state become dependencies only while it is above 0.
    var bodyDepth = 0
    /// Type of the view or modifier whose body runs, for reports; nil if none runs.
    var runningBody: Any.Type?
    /// Number of boxes that are removed and still drawn while their transitions run.
    var leavingBoxes = 0
    /// Number of views that have begun to leave so far.
    var departures = 0
    /// Number of new matched views that repeat earlier flights of their group in the running update (S13.9).
    var repeatedFlights = 0
    /// Number of boxes with a layer of their own.
    var layerBoxes = 0
    /// Number of tasks begun by views that have neither ended with their view nor been cancelled.
    var tasks = 0
    /// Number of namespaces made so far.
    var namespaces = 0
    /// True while an update runs. Updates do not nest.
    var isUpdating = false
    /// True while passes 2 to 7 repeat: what they ask for is done before they end, and needs no frame of its own.
    var isSettling = false
    /// True if there are several hosts (``ViewHost/sharingState``).
    var sharesState = false
    var queue = UpdateQueue()
    var onNeedsFrame: () -> Void = {}
    var contentAboveRoot: (any ContentAboveRoot)?
    var geometryObservers = GeometryObservers()
}
