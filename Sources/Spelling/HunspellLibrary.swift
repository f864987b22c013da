import CHunspell

/// The library libhunspell, which is opened when the first word is checked.
@safe struct HunspellLibrary: @unchecked Sendable {
    let functions: lilt_hunspell

    /// The opened library, or the loader's words for what it lacks.
    static let shared: Result<HunspellLibrary, Absence> = {
        var functions = lilt_hunspell()
        if let reason = unsafe lilt_open_hunspell(&functions) {
            return .failure(Absence(reason: unsafe String(cString: reason)))
        }
        return .success(HunspellLibrary(functions: functions))
    }()
}
