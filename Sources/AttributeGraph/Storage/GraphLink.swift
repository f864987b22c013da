/// Leads to a graph as long as there is one. Only the main actor follows it; the graph itself cuts it, on whatever thread
/// it ends, when nobody else has it any more.
@safe final class GraphLink: @unchecked Sendable {
    /// In memory of its own: a property would be checked for overlapping accesses at each attribute that is made.
    private let place: UnsafeMutablePointer<Unmanaged<Graph>?>

    init() {
        unsafe place = .allocate(capacity: 1)
        unsafe place.initialize(to: nil)
    }

    deinit { unsafe place.deallocate() }

    var graph: Graph? {
        @inline(__always) get { unsafe place.pointee?._withUnsafeGuaranteedRef { $0 } }
    }

    /// Has `body` use the graph, which is not counted for it, if there is one.
    @inline(__always) func with(_ body: (Graph) -> Void) {
        unsafe place.pointee?._withUnsafeGuaranteedRef { body($0) }
    }

    /// Whether there is one still.
    var leads: Bool {
        @inline(__always) get { unsafe place.pointee != nil }
    }

    func lead(to graph: Graph?) { unsafe place.pointee = graph.map { unsafe .passUnretained($0) } }
}
