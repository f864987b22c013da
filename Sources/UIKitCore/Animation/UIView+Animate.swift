public import AnimationCore
import Foundation

extension UIView {
    /// Has everything that `changes` sets go to its new value by one of SwiftUI's animations, from what is on screen
    /// (S21.1): springs take over the velocity of what runs, curves add to it.
    ///
    /// Nothing is attached to layers; their values are the new ones at once (S21.2). An `animate` within `changes` counts
    /// for what it sets itself (S21.7). State of SwiftUI views that is written in `changes` moves alike: it is one
    /// transaction.
    ///
    /// - Parameter completion: run once, between frames, when all of it is logically complete (S21.4).
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        var transaction = Transaction(animation: animation)
        if let completion { transaction.addAnimationCompletion(completion) }
        withTransaction(transaction, changes)
    }

    /// Runs `actions` without what `animate` around it would animate.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        withTransaction(Transaction(animation: nil), actions)
    }
}
