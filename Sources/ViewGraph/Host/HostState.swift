/// What of a host is asked at every box, or whenever a state is read.
struct HostState {
    var counters = ViewCounters()
    var passNumber = 0
    var leavingBoxes = 0
    var bodyDepth = 0
}
