/// Names of views' types, without generic arguments.
@MainActor package enum ViewNames {
    private static var known: [ObjectIdentifier: String] = [:]

    package static func name(of type: Any.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let full = "\(type)"
        let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
        known[ObjectIdentifier(type)] = name
        return name
    }
}
