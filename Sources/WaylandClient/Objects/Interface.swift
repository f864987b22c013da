/// Typed handle of a ``Proxy``, generated from a protocol.
///
/// Two values stand for one object if their proxies are identical. Interfaces with events have an enum `Event` and a
/// method `onEvent(_:)`; a protocol cannot ask for these, because an event that carries a file descriptor cannot be
/// copied.
@MainActor package protocol Interface {
    static var description: InterfaceDescription { get }
    var proxy: Proxy { get }
    init(proxy: Proxy)
}

extension Interface {
    /// The version of the interface that this object speaks.
    package var version: UInt32 { proxy.version }
}
