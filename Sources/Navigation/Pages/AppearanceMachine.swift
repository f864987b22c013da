/// Whether a destination is there for those who look at it, or on its way (S20.8).
@_spi(Engine) public enum AppearanceState: Hashable, Sendable { case disappeared, appearing, appeared, disappearing }

/// What a destination is told of its way (S20.8).
@_spi(Engine) public enum AppearanceCallback: Hashable, Sendable {
    case willAppear
    /// It has been laid out, and still appears.
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
}

/// The way of one destination, from nowhere to the screen and back (S20.8 to S20.14).
///
/// An event answers what the destination is to be told, in order. One that does not fit the state answers nothing: so
/// whatever is grabbed and when, the callbacks are always those of a legal way.
@_spi(Engine) public struct AppearanceMachine: Hashable, Sendable {
    /// Where it is now.
    public private(set) var state = AppearanceState.disappeared

    /// A destination that nobody has seen.
    public init() {}

    /// It begins to come: pushed, uncovered, or taken back.
    public mutating func begins() -> [AppearanceCallback] {
        switch state {
        case .appearing, .appeared: return []
        case .disappeared, .disappearing:
            state = .appearing
            return [.willAppear, .isAppearing]
        }
    }

    /// It is there.
    public mutating func arrives() -> [AppearanceCallback] {
        guard state == .appearing else { return [] }
        state = .appeared
        return [.didAppear]
    }

    /// It begins to go: popped, or covered. One that was still coming has arrived first (S20.12).
    public mutating func leaves() -> [AppearanceCallback] {
        let before = arrives()
        guard state == .appeared else { return before }
        state = .disappearing
        return before + [.willDisappear]
    }

    /// It has gone.
    public mutating func ends() -> [AppearanceCallback] {
        guard state == .disappearing else { return [] }
        state = .disappeared
        return [.didDisappear]
    }
}
