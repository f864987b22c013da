extension UpdatePipeline {
    /// Pass 6: passes new preference values to their readers.
    func resolvePreferences() {
        guard host.preferences.isStale else { return }
        host.preferences.resolve()
    }
}
