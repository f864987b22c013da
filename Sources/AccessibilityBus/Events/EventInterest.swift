/// Events that clients have registered for, as patterns such as `object:state-changed:focused`. A part that is missing
/// stands for all.
struct EventInterest: Equatable, Sendable {
    /// Patterns by the bus name of the client, each in lower case without hyphens.
    private var patterns: [String: [[String]]] = [:]
    /// Most patterns that are kept of one client.
    private static let most = 500

    var isEmpty: Bool { patterns.isEmpty }

    /// Bus names of the clients.
    var clients: some Collection<String> { patterns.keys }

    mutating func register(_ pattern: String, by client: String) {
        guard patterns[client, default: []].count < Self.most else { return }
        patterns[client, default: []].append(Self.parts(pattern))
    }

    mutating func deregister(_ pattern: String, by client: String) {
        guard let index = patterns[client]?.firstIndex(of: Self.parts(pattern)) else { return }
        patterns[client]?.remove(at: index)
        if patterns[client]?.isEmpty == true { patterns[client] = nil }
    }

    mutating func remove(client: String) { patterns[client] = nil }

    /// True if a client wants an event of this class, name and detail. An empty name or detail asks whether any client
    /// wants some of these events.
    func wants(_ kind: BusEvent.Kind, _ name: String = "", _ detail: String = "") -> Bool {
        guard !patterns.isEmpty else { return false }
        let parts = [kind.rawValue, name, detail].map(Self.plain)
        return patterns.values.contains { $0.contains { Self.matches($0, parts) } }
    }

    func wants(_ event: BusEvent) -> Bool { wants(event.kind, event.name, event.detail) }

    private static func matches(_ pattern: [String], _ parts: [String]) -> Bool {
        zip(pattern, parts).allSatisfy { $0.isEmpty || $1.isEmpty || $0 == $1 }
    }

    private static func parts(_ pattern: String) -> [String] {
        pattern.prefix(200).split(separator: ":", omittingEmptySubsequences: false).prefix(3).map { plain(String($0)) }
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }
}
