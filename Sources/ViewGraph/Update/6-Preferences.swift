extension UpdatePipeline {
    /// Pass 6: gives readers of preferences their new values.
    func resolvePreferences() {
        guard host.preferences.isStale else { return }
        host.preferences.resolve()
    }
}
