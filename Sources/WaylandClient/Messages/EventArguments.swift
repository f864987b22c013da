import CWayland

/// Arguments of one event. Valid only while its handler is called: libwayland owns the memory.
@MainActor @safe package struct EventArguments {
    private let base: UnsafeMutablePointer<wl_argument>
    private let connection: Connection
    private let version: UInt32

    init(_ base: UnsafeMutablePointer<wl_argument>, of proxy: Proxy, on connection: Connection) {
        unsafe self.base = unsafe base
        self.connection = connection
        version = proxy.version
    }

    package func int(_ index: Int) -> Int32 { unsafe base[index].i }
    package func uint(_ index: Int) -> UInt32 { unsafe base[index].u }
    package func fixed(_ index: Int) -> Double { WireFixed.decode(unsafe base[index].f) }

    package func string(_ index: Int) -> String { optionalString(index) ?? "" }

    package func optionalString(_ index: Int) -> String? {
        guard let text = unsafe base[index].s else { return nil }
        return unsafe String(cString: text)
    }

    package func array(_ index: Int) -> WireArray {
        guard let array = unsafe base[index].a, let data = unsafe array.pointee.data else {
            return WireArray(bytes: [])
        }
        return WireArray(bytes: unsafe Array(UnsafeRawBufferPointer(start: data, count: array.pointee.size)))
    }

    /// Takes over the file descriptor at `index`. Call it once for each descriptor.
    package func fileDescriptor(_ index: Int) -> FileDescriptor { FileDescriptor(owning: unsafe base[index].h) }

    /// Proxy of the object at `index`; nil if the compositor sent none, or if this program has destroyed the object
    /// meanwhile.
    package func proxy(_ index: Int) -> Proxy? { unsafe connection.proxy(at: base[index].o) }

    package func object<Object: Interface>(_ index: Int, as type: Object.Type) -> Object? {
        guard let proxy = proxy(index) else { return nil }
        return Object(proxy: proxy)
    }

    /// Object that the event creates; libwayland has made it already. Call it once for each object.
    package func newObject<Object: Interface>(_ index: Int, as type: Object.Type) -> Object {
        Object(proxy: unsafe connection.adopt(base[index].o, version: version))
    }
}
