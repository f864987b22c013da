/// Values that previews share, by the type of their modifier. Code that is loaded anew has other types, and makes its own.
@MainActor package enum SharedPreviewContexts {
    private static var contexts: [ObjectIdentifier: Any] = [:]
    private static var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
    /// Modifiers whose previews are not shown yet, since they wait.
    private static var awaited: Set<ObjectIdentifier> = []
    private static var onShown: (() -> Void)?

    /// Forgets for whom it was waited, before other previews are shown.
    package static func begin() { (awaited, onShown) = ([], nil) }

    /// Performs `action` when all previews since ``begin()`` are shown, at once if they are.
    package static func whenShown(_ action: @escaping () -> Void) {
        if awaited.isEmpty { action() } else { onShown = action }
    }

    /// The context of a modifier, or the error of making it; nil as long as there is neither.
    static func context<Modifier: PreviewModifier>(
        of modifier: Modifier.Type
    ) -> Result<Modifier.Context, any Error>? {
        // Of its own type by the key.
        let context = contexts[ObjectIdentifier(modifier)] as? Result<Modifier.Context, any Error>
        if context == nil { awaited.insert(ObjectIdentifier(modifier)) }
        return context
    }

    /// Makes the context of a modifier, unless it is there or being made, and waits for it.
    static func make<Modifier: PreviewModifier>(for modifier: Modifier.Type) async {
        let key = ObjectIdentifier(modifier)
        let task =
            tasks[key]
            ?? Task {
                do {
                    contexts[key] = Result<Modifier.Context, any Error>.success(try await modifier.makeSharedContext())
                } catch {
                    contexts[key] = Result<Modifier.Context, any Error>.failure(error)
                }
            }
        tasks[key] = task
        await task.value
    }

    /// Notes that a preview with a modifier is shown.
    static func noteShown(_ modifier: any PreviewModifier.Type) {
        awaited.remove(ObjectIdentifier(modifier))
        guard awaited.isEmpty, let action = onShown else { return }
        onShown = nil
        action()
    }
}
