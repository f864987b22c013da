/// What an animator lets go of, so that a value which gets a new target in every frame costs as much after an hour as
/// after a second.
///
/// Animations that merge leave one entry. Of those that do not (S5.8):
///
/// * What lies below a finished one has no part in the sum any more, for that one counts as arrived wherever it started
///   from. So it goes, and ways are measured from where it arrived. Nothing else is left out; a curve of 0.35 s that
///   starts anew sixty times a second has 22 entries.
/// * Beyond ``mostEntries`` that all still run, half of those that still wait (for their delay) go into their
///   successors; if none waits, the oldest is held where it is. It is hardly seen any more: of the place of the oldest,
///   each one above leaves the part 1 − p that it has not travelled yet, and the product of 1 024 such parts is below
///   2⁻⁵⁰ for linear curves of up to 250 s and for eased ones of up to 70 s that start anew sixty times a second, and
///   for any repeat whose passes do not all begin together.
extension Animator {
    /// How many animations run together on one value at most.
    @usableFromInline static var mostEntries: Int { 1024 }
    /// Room that an animator may keep when it comes to rest.
    @usableFromInline static var fewEntries: Int { 32 }

    /// The entry at `arrived` has finished: it and those below it go. The newest is above it.
    @inlinable @inline(never) mutating func fold(through arrived: Int) {
        fold(through: arrived, origin: stack[arrived].target)
    }

    /// The entries up to `index` go, and the ways of those above are measured from `origin`.
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

    /// Leaves fewer than ``mostEntries`` entries.
    @inlinable @inline(never) mutating func makeRoom() {
        let last = stack.count - 1
        var travelled = V.zero
        var kept = 0
        var lastKeptWaits = false
        for index in 0...last {
            let way = stack[index].target - travelled
            let part = stack[index].travelled(of: way, at: now) ?? way
            travelled += part
            // What has not moved yet can go without being missed in this frame; not the newest, which knows the end.
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

    /// The entry at `index`, which runs on `way`, will show no more; the newest is above it. Those that wait for
    /// everything to be gone wait with the newest.
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

    /// `entry` shows no more, `way` being what it runs on. If somebody waits for its logical completion, it goes on
    /// being asked (S10.12); if that will never come, they wait for everything to be gone (S10.14).
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
