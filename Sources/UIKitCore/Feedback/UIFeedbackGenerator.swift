public import Foundation

/// Base class of generators of haptic feedback. Computers have no haptic engine: calls are accepted and do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator {
    /// A generator.
    public init() {}

    /// Announces feedback that is about to come.
    open func prepare() {}
}

/// Generator of the feedback of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Mass and stiffness of what collides.
    public enum FeedbackStyle: Int, Sendable {
        /// Small objects.
        case light
        /// Objects of moderate mass.
        case medium
        /// Large objects.
        case heavy
        /// Soft objects.
        case soft
        /// Stiff objects.
        case rigid
    }

    /// A generator of medium collisions.
    public convenience override init() { self.init(style: .medium) }

    /// A generator of collisions of `style`.
    public init(style: FeedbackStyle) { super.init() }

    /// Reports a collision.
    open func impactOccurred() {}

    /// Reports a collision of an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Generator of the feedback of an outcome.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success
        /// The task produced a warning.
        case warning
        /// The task failed.
        case error
    }

    /// Reports an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Generator of the feedback of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Reports that the selection changed.
    open func selectionChanged() {}
}
