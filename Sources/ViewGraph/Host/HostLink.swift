@_spi(Engine) import LayerTree

/// A reference to a host that becomes nil when the host ends. A weak reference would make every use of the host slower.
@MainActor final class HostLink {
    /// Without exclusivity checks, since every read of a state uses it.
    private let memory = HotMemory<Unretained<ViewHost>?>(nil)

    var host: ViewHost? {
        get { memory.state?.object }
        set { memory.state = Unretained(newValue) }
    }

    /// Clears the reference. Called when the host is deinitialised.
    func cut() { memory.state = nil }

    /// Returns the result of `body` for the host; nil if the host has ended.
    func with<Result>(_ body: (ViewHost) -> Result?) -> Result? { memory.state?.with(body) ?? nil }
}
