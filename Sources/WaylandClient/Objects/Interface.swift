/// Typed handle of a ``Proxy``, generated from a protocol.
///
/// Two values are the same object if their proxies are identical. Interfaces with events have an enum `Event` and a
/// method `onEvent(_:)`. These cannot be requirements, because an event with a file descriptor is not copyable.
@MainActor package protocol Interface {
    static var description: InterfaceDescription { get }
    var proxy: Proxy { get }
    init(proxy: Proxy)
}

extension Interface {
    /// Version of the interface that the object has.
    package var version: UInt32 { proxy.version }
}
