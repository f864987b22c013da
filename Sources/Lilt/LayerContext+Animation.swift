public import AnimationCore
public import LayerTree

extension LayerContext {
    /// Changes layers so that each property that `changes` sets goes to its new value by `animation`, from what is on
    /// screen (S21.1).
    ///
    /// Nothing is attached to the layers: their values are the new ones at once, and ``Layer/presentation`` tells what of
    /// them is on screen in each frame (S21.2). An animation that is running is taken over or added to as it would be on a
    /// view (S21.3). An `animate` within `changes` counts for what it sets itself (S21.7).
    ///
    /// - Parameters:
    ///   - animation: any that a view may have.
    ///   - changes: run at once.
    ///   - completion: run once, between frames, when all that `changes` set in motion is logically complete (S21.4); with
    ///     the next frame if that was nothing.
    public func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        var transaction = Transaction(animation: animation)
        if let completion { transaction.addAnimationCompletion(completion) }
        withTransaction(transaction, changes)
    }
}
