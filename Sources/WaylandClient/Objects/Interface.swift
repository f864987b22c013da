/// What the generated bindings have in common: a typed name for a ``Proxy``.
///
/// Two values are the same object if their proxies are. A copy is another name, not another object. Those that hear
/// from the compositor have an enum `Event` and a method `onEvent(_:)`; a protocol cannot ask for these, because an
/// event that carries a file descriptor cannot be copied.
@MainActor package protocol Interface {
    static var description: InterfaceDescription { get }
    var proxy: Proxy { get }
    init(proxy: Proxy)
}

extension Interface {
    /// The version of the interface that this object speaks.
    package var version: UInt32 { proxy.version }
}
