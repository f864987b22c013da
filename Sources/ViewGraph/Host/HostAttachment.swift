/// Object that a module above keeps with a host: one of each type, for as long as the host.
@MainActor package protocol HostAttachment: AnyObject {
    /// - Parameter host: the object's owner; the object does not retain it.
    init(host: ViewHost)
}

extension ViewHost {
    /// The host's object of this type, made at its first use.
    package func attachment<A: HostAttachment>(_ type: A.Type) -> A {
        if let made = attachments[ObjectIdentifier(type)] as? A { return made }
        let made = A(host: self)
        attachments[ObjectIdentifier(type)] = made
        return made
    }
}
