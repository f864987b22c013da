import CWaylandServer

/// Arguments of one request, valid during its handling.
@MainActor @safe struct ServerArguments {
    private let base: UnsafeMutablePointer<wl_argument>

    init(_ base: UnsafeMutablePointer<wl_argument>) { unsafe self.base = unsafe base }

    func int(_ index: Int) -> Int { unsafe Int(base[index].i) }
    func uint(_ index: Int) -> UInt32 { unsafe base[index].u }
    func string(_ index: Int) -> String { unsafe base[index].s.map { unsafe String(cString: $0) } ?? "" }
    /// Id of the object that the request creates.
    func newID(_ index: Int) -> UInt32 { unsafe base[index].n }
    /// File of the request, which the caller has to close.
    func fileDescriptor(_ index: Int) -> Int32 { unsafe base[index].h }
    func object(_ index: Int) -> ServerObject? { unsafe base[index].o.flatMap { unsafe ServerObject.of($0) } }
}

/// One argument of an event.
enum EventValue {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String)
    case object(ServerObject?)
    case array([UInt32])
    case fileDescriptor(Int32)
}
