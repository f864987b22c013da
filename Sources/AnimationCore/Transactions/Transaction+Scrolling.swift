public import Geometry

/// Adjustment of a scroll view's offset when its content changes (S10.2, S24).
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let isDisabled: Bool

    /// Adjusts as the scroll view sees fit.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
    /// Does not adjust: the offset stays.
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
}

private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct ScrollPreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct ScrollAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    /// Point of the scroll view to which the target of a scroll position is aligned; nil by default.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Continues a scroll under way when its position is set; false by default.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[ScrollPreservesVelocityKey.self] }
        set { self[ScrollPreservesVelocityKey.self] = newValue }
    }

    /// Adjustment of a scroll view's offset when its content changes; automatic by default.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[ScrollAdjustmentKey.self] }
        set { self[ScrollAdjustmentKey.self] = newValue }
    }
}
