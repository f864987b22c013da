/// Visibility of a navigation destination: off screen, on screen, or in transition between the two (S20.8).
@_spi(Engine) public enum AppearanceState: Hashable, Sendable { case disappeared, appearing, appeared, disappearing }

/// Lifecycle callback that a navigation destination receives (S20.8).
@_spi(Engine) public enum AppearanceCallback: Hashable, Sendable {
    /// The destination is about to appear.
    case willAppear
    /// The destination has been laid out and is still appearing.
    case isAppearing
    /// The destination has appeared; its transition has ended.
    case didAppear
    /// The destination is about to disappear.
    case willDisappear
    /// The destination has disappeared; its transition has ended.
    case didDisappear
}

/// State machine for the lifecycle of one navigation destination, from off screen to on screen and back (S20.8 to
/// S20.14).
///
/// Each event method returns the callbacks that the destination has to receive, in order. An event that is not legal in
/// the current state returns no callbacks. The sequence of callbacks is therefore always legal, no matter when the user
/// grabs a page.
@_spi(Engine) public struct AppearanceMachine: Hashable, Sendable {
    /// Current visibility of the destination.
    public private(set) var state = AppearanceState.disappeared

    /// Creates the machine of a destination that has not been shown yet, in the state `disappeared`.
    public init() {}

    /// Starts the appearance: the destination was pushed, was uncovered, or its pop was cancelled.
    ///
    /// - Returns: the callbacks to deliver, in order; none if the destination is appearing or has appeared.
    public mutating func begins() -> [AppearanceCallback] {
        switch state {
        case .appearing, .appeared: return []
        case .disappeared, .disappearing:
            state = .appearing
            return [.willAppear, .isAppearing]
        }
    }

    /// Completes the appearance.
    ///
    /// - Returns: the callbacks to deliver, in order; none unless the destination was appearing.
    public mutating func arrives() -> [AppearanceCallback] {
        guard state == .appearing else { return [] }
        state = .appeared
        return [.didAppear]
    }

    /// Starts the disappearance: the destination was popped or covered. If it is still appearing, its appearance is
    /// completed first (S20.12).
    ///
    /// - Returns: the callbacks to deliver, in order; none if the destination is disappearing or has disappeared.
    public mutating func leaves() -> [AppearanceCallback] {
        let before = arrives()
        guard state == .appeared else { return before }
        state = .disappearing
        return before + [.willDisappear]
    }

    /// Completes the disappearance.
    ///
    /// - Returns: the callbacks to deliver, in order; none unless the destination was disappearing.
    public mutating func ends() -> [AppearanceCallback] {
        guard state == .disappearing else { return [] }
        state = .disappeared
        return [.didDisappear]
    }
}
