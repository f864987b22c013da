extension Animator {
    /// The model went from `old` to `new` in an update that carries `transaction` (S1.7).
    ///
    /// Rules S5.6 and S5.10 to S5.12 for animated changes, S10.9 for tracked ones, S10.11 for completions.
    /// - Parameter environment: what custom animations find in their context.
    /// - Returns: whether it runs afterwards; if not, presentation = model.
    @inlinable @discardableResult public mutating func modelChanged(
        from old: V, to new: V, transaction: Transaction, environment: EnvironmentValues = EnvironmentValues()
    ) -> Bool {
        let way = new - old
        // From or to nowhere there is no way, and no sum would ever be a number again.
        guard way.magnitudeSquared.isFinite else {
            end()
            return false
        }
        // A value that stays neither moves nor stops, whatever the update was about (S5.11, S10.9).
        guard way != .zero else { return isRunning }
        if let animation = transaction.animation {
            start(animation, way: way, transaction: transaction, environment: environment)
        } else if transaction.tracksVelocity {
            // Whoever moves the value from now on has caught it: what ran on it is over (S10.9).
            if !stack.isEmpty || !superseded.isEmpty { end() }
            if samples.isEmpty { samples.append(VelocitySampler()) }
            // Not the model that the next frame finds: a release in that same frame has already sent it elsewhere.
            samples[0].pending = new
            needsSample = true
        } else {
            samples.removeAll()
            // Goes on towards the new model (S5.12); who asked for the change waits for that.
            if !stack.isEmpty { stack[stack.count - 1].join(transaction) }
        }
        return isRunning
    }

    /// The attribute died (S5.16): completions are told.
    @inlinable public mutating func end() {
        if isRunning { cancel() }
        if !samples.isEmpty { samples.removeAll() }
    }

    /// Puts `animation` at the end of the stack, to begin with the next frame.
    @inlinable mutating func start(
        _ animation: Animation, way: V, transaction: Transaction, environment: EnvironmentValues
    ) {
        let last = stack.count - 1
        if last >= 0 && stack[last].begin == nil {
            // Nobody has seen it yet: it becomes one change with this one, from where the value is now (S5.10).
            stack[last].animation = animation
            stack[last].target += way
            stack[last].join(transaction)
            // A layout there and back leaves a rounding error of the way.
            if stack[last].target.magnitudeSquared <= 1e-20 * way.magnitudeSquared { dropPending() }
            return
        }
        var entry = AnimatorEntry(animation: animation, target: way, environment: environment)
        entry.join(transaction)
        stack.append(entry)
    }

    /// The pending change leads nowhere (S5.11): it starts nothing.
    @inlinable @inline(never) mutating func dropPending() {
        var pending = stack.removeLast()
        pending.tellLogicalCompletion()
        if stack.isEmpty {
            pending.tellRemoval()
        } else {
            stack[stack.count - 1].removal += pending.removal
        }
    }

    /// Everything is over, and whoever waited is told.
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
