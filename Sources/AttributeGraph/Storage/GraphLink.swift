/// Weak reference to a graph, used on the main actor only. The graph clears it at its end, on whichever thread that
/// happens, when nothing else refers to it.
@safe final class GraphLink: @unchecked Sendable {
    /// Separately allocated: a stored property would need an exclusivity check for each attribute that is made.
    private let place: UnsafeMutablePointer<Unmanaged<Graph>?>

    init() {
        unsafe place = .allocate(capacity: 1)
        unsafe place.initialize(to: nil)
    }

    deinit { unsafe place.deallocate() }

    var graph: Graph? {
        @inline(__always) get { unsafe place.pointee?._withUnsafeGuaranteedRef { $0 } }
    }

    /// Calls `body` with the graph, without reference counting, if it exists.
    @inline(__always) func with(_ body: (Graph) -> Void) {
        unsafe place.pointee?._withUnsafeGuaranteedRef { body($0) }
    }

    /// True if the graph exists.
    var leads: Bool {
        @inline(__always) get { unsafe place.pointee != nil }
    }

    func lead(to graph: Graph?) { unsafe place.pointee = graph.map { unsafe .passUnretained($0) } }
}
