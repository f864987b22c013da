@_spi(Engine) import AnimationCore

/// Fields of a host that every box, every body or every read of a state touches.
struct HostState {
    var counters = ViewCounters()
    /// Transaction of the running update; one without effect between updates (S1.8).
    var transaction = Transaction()
    /// Updates begun so far, frames that advance attributes included.
    var updateNumber = 0
    /// Passes begun so far, of all updates: a first value is one that is written in the pass that made its owner (S1.15).
    var passNumber = 0
    /// Placements of containers begun so far.
    var placementNumber = 0
    /// Bodies that run now, one inside another: only while there is one are reads of state dependencies.
    var bodyDepth = 0
    /// Type of the view or modifier whose body runs, for reports.
    var runningBody: Any.Type?
    /// Boxes on their way out.
    var leavingBoxes = 0
    /// Views that have begun to leave so far.
    var departures = 0
    /// Matched views that make up for flights of their group.
    var repeatedFlights = 0
    /// Boxes with a layer of their own.
    var layerBoxes = 0
    /// Tasks that views have begun and that have neither ended with their view nor been cancelled.
    var tasks = 0
    /// Name spaces made so far.
    var namespaces = 0
    /// True while an update runs; it does not begin another one inside itself.
    var isUpdating = false
    var queue = UpdateQueue()
}
