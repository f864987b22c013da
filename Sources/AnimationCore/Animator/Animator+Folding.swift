/// Removal of entries that no longer matter, so that a value that gets a new target in every frame costs the same after
/// an hour as after a second.
///
/// Animations that merge leave one entry. Of those that do not (S5.8):
///
/// * Entries below a finished one no longer contribute to the sum, since that one counts as arrived wherever it
///   started. They are removed, and deltas are measured from its target. Nothing else is left out; a curve of 0.35 s
///   that restarts sixty times a second has 22 entries.
/// * Beyond ``mostEntries`` running entries, half of those that still wait (for their delay) are merged into their
///   successors; if none waits, the oldest is frozen at its current position. It hardly contributes: each later entry
///   leaves the fraction 1 − p of the oldest one's position that it has not covered yet, and the product of 1 024 such
///   factors is below 2⁻⁵⁰ for linear curves of up to 250 s and for eased ones of up to 70 s that restart sixty times a
///   second, and for any repeat whose passes do not all begin together.
extension Animator {
    /// Largest number of animations that run together on one value.
    @usableFromInline static var mostEntries: Int { 1024 }
    /// Largest capacity that an animator keeps when it comes to rest.
    @usableFromInline static var fewEntries: Int { 32 }

    /// Removes the finished entry at `arrived` and those below it. The newest entry is above it.
    @inlinable @inline(never) mutating func fold(through arrived: Int) {
        fold(through: arrived, origin: stack[arrived].target)
    }

    /// Removes the entries up to `index`; deltas of those above are then measured from `origin`.
    @inlinable mutating func fold(through index: Int, origin: V) {
        let last = stack.count - 1
        for below in 0...index {
            let start = below == 0 ? V.zero : stack[below - 1].target
            retire(at: below, way: stack[below].target - start)
        }
        for above in index + 1...last {
            stack[above].target -= origin
            stack[above - index - 1] = stack[above]
        }
        stack.removeLast(index + 1)
    }

    /// Reduces the stack to fewer than ``mostEntries`` entries.
    @inlinable @inline(never) mutating func makeRoom() {
        let last = stack.count - 1
        var travelled = V.zero
        var kept = 0
        var lastKeptWaits = false
        for index in 0...last {
            let way = stack[index].target - travelled
            let part = stack[index].travelled(of: way, at: now) ?? way
            travelled += part
            // An entry that has not moved yet can be removed without a visible change; not the newest, which holds the
            // final target.
            if part == .zero && lastKeptWaits && index < last {
                retire(at: index, way: way)
                lastKeptWaits = false
                continue
            }
            lastKeptWaits = part == .zero
            if kept != index { stack[kept] = stack[index] }
            kept += 1
        }
        stack.removeLast(stack.count - kept)
        if kept >= Self.mostEntries {
            let oldest = stack[0].target
            fold(through: 0, origin: stack[0].travelled(of: oldest, at: now) ?? oldest)
        }
    }

    /// Retires the entry at `index`, which runs on the delta `way`, below the newest one. Completions that wait for
    /// removal move to the newest entry.
    @inlinable mutating func retire(at index: Int, way: V) {
        if !stack[index].removal.isEmpty {
            stack[stack.count - 1].removal += stack[index].removal
            stack[index].removal = []
        }
        if !stack[index].isFinished && !stack[index].logical.isEmpty {
            retire(stack[index], way: way)
            stack[index].logical = []
        }
    }

    /// Keeps `entry`, which runs on the delta `way` and is no longer shown, while its logical completion is awaited
    /// (S10.12). If that will never come, its completions wait for removal instead (S10.14).
    @inlinable mutating func retire(_ entry: AnimatorEntry<V>, way: V) {
        guard !entry.logical.isEmpty else { return }
        let last = stack.count - 1
        if entry.animation.neverCompletes {
            stack[last].removal += entry.logical
            return
        }
        var old = entry
        old.target = way
        old.removal = []
        superseded.append(old)
        if superseded.count > Self.mostEntries { stack[last].removal += superseded.removeFirst().logical }
    }
}
