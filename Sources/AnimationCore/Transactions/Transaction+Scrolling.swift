public import Geometry

/// How a scroll view keeps its place when its content changes (S10.2, S24).
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let isDisabled: Bool

    /// As the scroll view sees fit.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
    /// Not at all: the offset stays.
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
}

private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct ScrollPreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct ScrollAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    /// Which point of the scroll view the target of a scroll position is brought to.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Whether a scroll that is under way goes on when its position is set.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[ScrollPreservesVelocityKey.self] }
        set { self[ScrollPreservesVelocityKey.self] = newValue }
    }

    /// How a scroll view keeps its place when its content changes.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[ScrollAdjustmentKey.self] }
        set { self[ScrollAdjustmentKey.self] = newValue }
    }
}
