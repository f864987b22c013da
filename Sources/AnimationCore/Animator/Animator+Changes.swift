extension Animator {
    /// Starts the animation of a model change from `old` to `new` in an update with `transaction` (S1.7).
    ///
    /// Rules S5.6 and S5.10 to S5.12 for animated changes, S10.9 for tracked ones, S10.11 for completions.
    ///
    /// - Parameters:
    ///   - old: previous model value.
    ///   - new: new model value.
    ///   - transaction: transaction of the update.
    ///   - environment: environment in the context of custom animations.
    /// - Returns: true if the animator runs afterwards; otherwise presentation = model.
    @inlinable @discardableResult public mutating func modelChanged(
        from old: V, to new: V, transaction: Transaction, environment: EnvironmentValues = EnvironmentValues()
    ) -> Bool {
        let way = new - old
        // An infinite delta has no course; any sum with it would stay NaN.
        guard way.magnitudeSquared.isFinite else {
            end()
            return false
        }
        // An unchanged value neither starts nor stops moving, whatever the update changed (S5.11, S10.9).
        guard way != .zero else { return isRunning }
        if let animation = transaction.animation {
            start(animation, way: way, transaction: transaction, environment: environment)
        } else if transaction.tracksVelocity {
            // Setting the value directly catches it: its animations are over (S10.9).
            if !stack.isEmpty || !superseded.isEmpty { end() }
            if samples.isEmpty { samples.append(VelocitySampler()) }
            // Not the model at the next frame: a release in the same frame may have changed it already.
            samples[0].pending = new
            needsSample = true
        } else {
            samples.removeAll()
            // Running animations continue towards the new model (S5.12); completions of this update wait for them.
            if !stack.isEmpty { stack[stack.count - 1].join(transaction) }
        }
        return isRunning
    }

    /// Ends everything because the attribute is gone (S5.16): completions are called.
    @inlinable public mutating func end() {
        if isRunning { cancel() }
        if !samples.isEmpty { samples.removeAll() }
    }

    /// Appends `animation` to the stack; it begins with the next frame.
    @inlinable mutating func start(
        _ animation: Animation, way: V, transaction: Transaction, environment: EnvironmentValues
    ) {
        let last = stack.count - 1
        if last >= 0 && stack[last].begin == nil {
            // The last entry has not been shown yet: both changes become one, from the current value (S5.10).
            stack[last].animation = animation
            stack[last].target += way
            stack[last].join(transaction)
            // A layout that moves a value there and back leaves a rounding error of the delta.
            if stack[last].target.magnitudeSquared <= 1e-20 * way.magnitudeSquared { dropPending() }
            return
        }
        var entry = AnimatorEntry(animation: animation, target: way, environment: environment)
        entry.join(transaction)
        stack.append(entry)
    }

    /// Removes the pending change, whose delta has become zero (S5.11).
    @inlinable @inline(never) mutating func dropPending() {
        var pending = stack.removeLast()
        pending.tellLogicalCompletion()
        if stack.isEmpty {
            pending.tellRemoval()
        } else {
            stack[stack.count - 1].removal += pending.removal
        }
    }

    /// Ends all animations and reports to their completions.
    @inlinable @inline(never) mutating func cancel() {
        for index in stack.indices {
            stack[index].tellLogicalCompletion()
            stack[index].tellRemoval()
        }
        for index in superseded.indices { superseded[index].tellLogicalCompletion() }
        stack.removeAll()
        superseded.removeAll()
        needsSample = false
    }
}
