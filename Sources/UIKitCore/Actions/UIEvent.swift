/// Input that caused an action or a hit test. Programs are told of none: they get nil.
@preconcurrency @MainActor public final class UIEvent {
    private init() {}
}
