public import AnimationCore
@_spi(Engine) public import ViewGraph

/// The way in which a view goes from old content to new while its identity stays, in updates with an animation (S14.1).
public struct ContentTransition: Equatable, Sendable {
    package enum Kind: Equatable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        /// The roll direction follows the sign of the value's change.
        case numericValue(Double)
    }

    package let kind: Kind
    /// Motion from one symbol to another; other content takes ``kind``.
    private(set) var symbolReplacement: SymbolReplacement?

    /// The new content replaces the old at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Characters that are in both contents move to their new places; others fade (S14.2).
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Replaces symbols by an effect; other content fades.
    static func replacing(_ replacement: SymbolReplacement) -> ContentTransition {
        var transition = ContentTransition.opacity
        transition.symbolReplacement = replacement
        return transition
    }

    /// Rolls changed characters: old ones leave upwards, new ones come from below; the other way round if `countsDown`
    /// (S14.3). Characters are matched from the trailing end, by place value.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Rolls changed characters as in counting up if `value` grows, and as in counting down if it shrinks (S14.3).
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .opacity }
}

private enum AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Allows views whose content changes to be flattened into one picture meanwhile; default false. It changes nothing
    /// here: content that fades is drawn once in any case.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[AddsDrawingGroupKey.self] }
        set { self[AddsDrawingGroupKey.self] = newValue }
    }
    /// The content transition of views here; default ``ContentTransition/opacity``.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition from old content to new of the views within, in updates with an animation (S14.1).
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
