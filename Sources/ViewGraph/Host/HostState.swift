/// What of a host is asked at every box.
struct HostState {
    var counters = ViewCounters()
    var passNumber = 0
    var leavingBoxes = 0
}
