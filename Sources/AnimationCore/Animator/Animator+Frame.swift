extension Animator {
    /// Rare work of a frame before sampling.
    @inlinable @inline(never) mutating func prepare(model: V) {
        if needsSample {
            needsSample = false
            if !samples.isEmpty { samples[0].takePending(at: now) }
        }
        if !stack.isEmpty && stack[stack.count - 1].begin == nil { beginPending() }
        if !superseded.isEmpty { askSuperseded() }
    }

    /// Begins the pending change in its first frame: it merges with the running animation, or runs beside it (S5.6).
    @inlinable @inline(never) mutating func beginPending() {
        if stack.count == 1 && samples.isEmpty {
            stack[0].begin = now
            return
        }
        var pending = stack.removeLast()
        let change = pending.target
        if !stack.isEmpty {
            // The running animation is sampled for this frame first: it may just have ended.
            let (below, arrived) = combined(stack.count - 1)
            let way = stack[stack.count - 1].target - below
            _ = stack[stack.count - 1].travelled(of: way, at: now)
            if stack[stack.count - 1].isFinished {
                removeAll()
            } else if merge(pending, way: way) {
                return
            } else {
                if arrived >= 0 { fold(through: arrived) }
                if stack.count >= Self.mostEntries { makeRoom() }
            }
        }
        if !stack.isEmpty {
            pending.target = stack[stack.count - 1].target + change
        } else if !samples.isEmpty {
            takeUp(samples[0].velocity(at: now), by: &pending)
        }
        if !samples.isEmpty { samples.removeAll() }
        pending.begin = now
        stack.append(pending)
    }

    /// Asks the pending animation to take over from the newest one, and if it does, merges them.
    @inlinable mutating func merge(_ pending: AnimatorEntry<V>, way: V) -> Bool {
        let last = stack.count - 1
        guard let begin = stack[last].begin else { return false }
        let before = stack[last]
        stack[last].context.isComplete = false
        guard
            pending.animation.shouldMerge(
                previous: before.animation, value: way, time: now - begin, context: &stack[last].context)
        else {
            stack[last].context = before.context
            return false
        }
        // A completion may wait for the old animation, which continues unseen (S10.12).
        stack[last].logical = []
        retire(before, way: way)
        stack[last].animation = pending.animation
        stack[last].target += pending.target
        stack[last].logical = pending.logical
        stack[last].removal += pending.removal
        stack[last].context.storedEnvironment = pending.context.storedEnvironment
        return true
    }

    /// Hands the velocity of a tracked value over to a beginning animation (S10.9).
    @inlinable mutating func takeUp(_ velocity: V, by entry: inout AnimatorEntry<V>) {
        guard velocity.magnitudeSquared.isFinite, velocity != .zero else { return }
        entry.context.state.trackedVelocity = velocity
        let before = entry.context
        let previous = Animation(kind: .velocityTracking(VelocityTrackingAnimation()))
        if !entry.animation.shouldMerge(previous: previous, value: .zero, time: 0, context: &entry.context) {
            entry.context = before
        }
    }

    /// Ends the whole stack because the newest animation has finished (S5.9).
    @inlinable @inline(never) mutating func removeAll() {
        for index in stack.indices {
            stack[index].tellRemoval()
            if stack[index].isFinished || stack[index].logical.isEmpty { continue }
            if stack[index].animation.neverCompletes {
                // It would request frames forever; it counts as complete since it is no longer shown.
                stack[index].tellLogicalCompletion()
            } else {
                var old = stack[index]
                if index > 0 { old.target -= stack[index - 1].target }
                superseded.append(old)
            }
        }
        stack.removeAll(keepingCapacity: stack.capacity <= Self.fewEntries)
    }

    /// Samples the animations that are no longer shown, to find those that are complete.
    @inlinable mutating func askSuperseded() {
        var isAnyTold = false
        for index in superseded.indices {
            let way = superseded[index].target
            _ = superseded[index].travelled(of: way, at: now)
            if superseded[index].logical.isEmpty { isAnyTold = true }
        }
        if isAnyTold { superseded.removeAll { $0.logical.isEmpty } }
    }
}
