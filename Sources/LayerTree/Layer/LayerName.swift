/// What a layer is called in snapshots: mostly after the type of the view that it stands for, which is put into words only
/// when somebody looks.
enum LayerName {
    case none
    case type(Any.Type)
    case given(String)

    @MainActor var text: String {
        switch self {
        case .none: ""
        case .type(let type): ViewNames.name(of: type)
        case .given(let name): name
        }
    }
}

/// The names of views' types, without what they are generic over.
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
