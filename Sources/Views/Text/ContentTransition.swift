public import AnimationCore
@_spi(Engine) public import ViewGraph

/// How a view goes from old content to new while it stays the same view, in updates with an animation (S14.1).
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        /// The direction is that of the value's change.
        case numericValue(Double)
    }

    let kind: Kind

    /// New content takes the old one's place at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Characters that both contents have glide to their new places; others fade (S14.2).
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Changed characters roll: old ones leave upwards, new ones come from below; counting down it is the other way
    /// (S14.3). Characters are matched from the right, by place value.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Changed characters roll as in counting up if `value` grows, and as in counting down if it shrinks (S14.3).
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .opacity }
}

private enum AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views whose content changes may be drawn as one picture meanwhile. It changes nothing: what fades here is
    /// drawn once, and is only shown differently.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[AddsDrawingGroupKey.self] }
        set { self[AddsDrawingGroupKey.self] = newValue }
    }
    /// How views within go from old content to new.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how views within go from old content to new, in updates with an animation (S14.1).
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
