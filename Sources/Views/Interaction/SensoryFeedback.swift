package import AnimationCore
@_spi(Engine) public import ViewGraph

/// Feedback that is heard or felt when something happens.
///
/// A desktop has no motor, so feedback that is felt elsewhere is nothing here. ``warning`` and ``error`` ring the desktop's
/// bell, where there is one: the user decides in the desktop's settings if it sounds.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    /// Material of the objects in a collision.
    public struct Flexibility: Equatable, Sendable {
        private let hardness: Int

        /// Hard and inflexible.
        public static let rigid = Flexibility(hardness: 2)
        /// Of medium hardness.
        public static let solid = Flexibility(hardness: 1)
        /// Soft and flexible.
        public static let soft = Flexibility(hardness: 0)
    }

    /// Weight of the objects in a collision.
    public struct Weight: Equatable, Sendable {
        private let mass: Int

        /// Small or light.
        public static let light = Weight(mass: 0)
        /// Of medium size.
        public static let medium = Weight(mass: 1)
        /// Large or heavy.
        public static let heavy = Weight(mass: 2)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
        case weightImpact(Weight, Double)
        case materialImpact(Flexibility, Double)
    }

    private let kind: Kind

    /// A task is complete.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has produced a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// An important value rises above a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// An important value falls below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity begins.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// A dragged item is aligned.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Pressure or another quantity moves between levels.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Objects of medium weight collide.
    public static let impact = SensoryFeedback.impact()

    /// Objects of a weight collide.
    ///
    /// - Parameters:
    ///   - weight: weight of the objects.
    ///   - intensity: strength of the feedback, 0…1.
    /// - Returns: the feedback, which is nothing here.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .weightImpact(weight, intensity))
    }

    /// Objects of a material collide.
    ///
    /// - Parameters:
    ///   - flexibility: material of the objects.
    ///   - intensity: strength of the feedback, 0…1.
    /// - Returns: the feedback, which is nothing here.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .materialImpact(flexibility, intensity))
    }

    /// True for feedback that rings the desktop's bell.
    var rings: Bool { kind == .warning || kind == .error }
}

/// Rings the desktop's bell for the window of a view.
package struct BellAction: Sendable {
    private let ring: @MainActor @Sendable () -> Void

    package init(_ ring: @escaping @MainActor @Sendable () -> Void) { self.ring = ring }

    @MainActor package func callAsFunction() { ring() }
}

private struct BellKey: EnvironmentKey {
    static var defaultValue: BellAction { BellAction {} }
}

extension EnvironmentValues {
    /// Rings the desktop's bell; does nothing for a view in no window.
    package var ringBell: BellAction {
        get { self[BellKey.self] }
        set { self[BellKey.self] = newValue }
    }
}

/// Plays feedback when a value changes (S19.10).
nonisolated private struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
    @Environment(\.ringBell) private var ringBell
    let trigger: Trigger
    let feedback: (Trigger, Trigger) -> SensoryFeedback?

    init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
        self.trigger = trigger
        self.feedback = feedback
    }

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: trigger) { old, new in
            if feedback(old, new)?.rings == true { ringBell() }
        }
    }
}

extension View {
    /// Plays `feedback` after an update in which `trigger` changes (S19.10).
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays `feedback` after an update in which `trigger` changes, if `condition` is true for the old and the new value
    /// (S19.10).
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { old, new in condition(old, new) ? feedback : nil })
    }

    /// Plays the feedback that `feedback` returns for the old and the new value after an update in which `trigger`
    /// changes; none for nil (S19.10).
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that `feedback` returns after an update in which `trigger` changes; none for nil (S19.10).
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
