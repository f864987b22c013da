/// Programs that read windows, by their bus names.
struct BridgeClients {
    private(set) var interest = EventInterest()
    /// Clients that have asked for an element.
    private var readers: Set<String> = []
    /// Clients that have asked for all elements at once, and are told about changes of these.
    private var cacheReaders: Set<String> = []

    /// Name of a client without a bus.
    private static let peer = "peer"

    /// True if somebody reads, or waits for events.
    var isRead: Bool { !readers.isEmpty || !interest.isEmpty }
    /// True if somebody keeps a copy of all elements.
    var hasCacheReaders: Bool { !cacheReaders.isEmpty }
    /// True if somebody must be told when something changes.
    var waitsForChanges: Bool { !interest.isEmpty || hasCacheReaders }

    mutating func reads(_ client: String?) { readers.insert(client ?? Self.peer) }

    mutating func readsCache(_ client: String?) {
        reads(client)
        cacheReaders.insert(client ?? Self.peer)
    }

    /// Forgets who waits for which events; the registry will say it again.
    mutating func forgetInterest() { interest = EventInterest() }

    mutating func register(_ event: String, by client: String) { interest.register(event, by: client) }
    mutating func deregister(_ event: String, by client: String) { interest.deregister(event, by: client) }

    mutating func remove(_ client: String) {
        readers.remove(client)
        cacheReaders.remove(client)
        interest.remove(client: client)
    }
}
