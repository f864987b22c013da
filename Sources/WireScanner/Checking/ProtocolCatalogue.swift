/// Interfaces and enums defined by the protocols of one build, to resolve references between them.
package struct ProtocolCatalogue: Sendable {
    /// `isBitfield` of each enum, by `interface.enum`.
    private var enums: [String: Bool] = [:]
    private var interfaces: Set<String> = []

    package init(_ protocols: [WireProtocol]) {
        for interface in protocols.flatMap(\.interfaces) {
            interfaces.insert(interface.name)
            for enumeration in interface.enums {
                enums["\(interface.name).\(enumeration.name)"] = enumeration.isBitfield
            }
        }
    }

    func defines(interface: String) -> Bool { interfaces.contains(interface) }

    /// The enum to which an argument of a message of `interface` refers; nil if it is not defined.
    func enumeration(_ reference: String, in interface: String) -> (interface: String, name: String)? {
        let parts = reference.split(separator: ".", maxSplits: 1).map(String.init)
        let name = parts.count == 2 ? (parts[0], parts[1]) : (interface, reference)
        return enums["\(name.0).\(name.1)"] == nil ? nil : name
    }
}
