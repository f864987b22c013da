extension WireProtocol {
    /// The part of the protocol within the versions of `wish`: later members are removed.
    ///
    /// - Throws: `ScannerError.noSuchInterface` if `wish` names an unknown interface, `.tooOld` if the XML or one of
    ///   its interfaces is older than `wish`.
    package func limited(to wish: ProtocolWish) throws(ScannerError) -> WireProtocol {
        for name in wish.interfaceVersions.keys.sorted() where !interfaces.contains(where: { $0.name == name }) {
            throw .noSuchInterface(name: name, protocolName: self.name)
        }
        var result = self
        let newest = interfaces.map(\.version).max() ?? 0
        if newest < wish.version {
            throw .tooOld(interface: name, installed: newest, wanted: wish.version)
        }
        result.interfaces = []
        for var interface in interfaces {
            if let wanted = wish.interfaceVersions[interface.name], interface.version < wanted {
                throw .tooOld(interface: interface.name, installed: interface.version, wanted: wanted)
            }
            let limit = wish.version(of: interface.name)
            interface.version = min(interface.version, limit)
            interface.requests.removeAll { $0.since > limit }
            interface.events.removeAll { $0.since > limit }
            for index in interface.enums.indices {
                interface.enums[index].entries.removeAll { $0.since > limit }
            }
            result.interfaces.append(interface)
        }
        return result
    }
}
