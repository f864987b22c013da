@_spi(Engine) import LayerTree

/// Leads to a host as long as there is one. Not a weak reference to it: those would make every use of it slower.
@MainActor final class HostLink {
    /// In memory of its own, as it is asked at each reading of a state.
    private let memory = HotMemory<Unretained<ViewHost>?>(nil)

    var host: ViewHost? {
        get { memory.state?.object }
        set { memory.state = Unretained(newValue) }
    }

    /// Called at the end of the host.
    func cut() { memory.state = nil }

    /// Has `body` look at the host, if there is one.
    func with<Result>(_ body: (ViewHost) -> Result?) -> Result? { memory.state?.with(body) ?? nil }
}
