public import AnimationCore
public import LayerTree

extension LayerContext {
    /// Runs `changes` and animates every property set in it with `animation`, starting at the values on screen (S21.1).
    ///
    /// No animation object is attached to layers: their values are final at once, and ``Layer/presentation`` holds the
    /// values on screen in each frame (S21.2). A running animation is replaced or combined as on a view (S21.3). A
    /// nested `animate` applies to the properties set inside it (S21.7).
    ///
    /// - Parameters:
    ///   - animation: any animation that a view may have.
    ///   - changes: sets properties; called at once.
    ///   - completion: called once, between frames, when all these animations are logically complete (S21.4); with the
    ///     next frame if there are none.
    public func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        var transaction = Transaction(animation: animation)
        if let completion { transaction.addAnimationCompletion(completion) }
        withTransaction(transaction, changes)
    }
}
