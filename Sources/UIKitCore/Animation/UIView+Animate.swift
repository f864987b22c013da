public import AnimationCore
import Foundation

extension UIView {
    /// Runs `changes` and animates every property set in it with `animation`, starting at the values on screen (S21.1):
    /// springs take over the velocity of animations that are running, curves add to it.
    ///
    /// No animation object is attached to layers; their model values are final at once (S21.2). A nested `animate`
    /// applies to the properties set inside it (S21.7). SwiftUI state written in `changes` animates likewise: it is one
    /// transaction.
    ///
    /// - Parameters:
    ///   - animation: animation of the transaction.
    ///   - changes: sets properties and state; called at once.
    ///   - completion: called once, between frames, when all these animations are logically complete (S21.4).
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        var transaction = Transaction(animation: animation)
        if let completion { transaction.addAnimationCompletion(completion) }
        if let outer = CATransaction.completion {
            outer.begin()
            transaction.addAnimationCompletion { outer.end() }
        }
        withTransaction(transaction, changes)
    }

    /// Runs `actions` without animation, also inside `animate`.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        withTransaction(Transaction(animation: nil), actions)
    }
}
