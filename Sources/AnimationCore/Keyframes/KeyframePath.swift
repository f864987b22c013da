/// Keyframes of a track, joined into a function of time over the value's data (S16.3 to S16.11).
struct KeyframePath<V: VectorArithmetic> {
    private(set) var pieces: [KeyframePiece<V>] = []
    let start: V
    /// Total duration in seconds.
    private(set) var duration = 0.0

    /// Longest duration of a spring that would never settle, in seconds.
    private static var longestSpring: Double { 60 }
    /// Distance that counts as settled (S16.8).
    private static var settled: Double { 1e-4 }

    /// A path through keyframes.
    ///
    /// - Parameters:
    ///   - start: start of the first keyframe.
    ///   - velocity: velocity at the start, per second, used by cubic and spring keyframes (S16.12).
    ///   - segments: the keyframes.
    init(from start: V, velocity: V = .zero, segments: [KeyframeSegment<V>]) {
        self.start = start
        for index in segments.indices {
            let piece = piece(
                segments[index], after: index > 0 ? segments[index - 1] : nil,
                before: index + 1 < segments.count ? segments[index + 1] : nil, initialVelocity: velocity)
            pieces.append(piece)
            duration += piece.duration
        }
    }

    /// Value at `time`, in seconds: `start` before 0, the last value after the end; at a boundary the end of the
    /// earlier keyframe (S16.3).
    func value(at time: Double) -> V {
        guard time >= 0 else { return start }
        guard let piece = piece(at: time) else { return pieces.isEmpty ? start : pieces[pieces.count - 1].end }
        return piece.value(at: time - piece.begin)
    }

    /// Velocity at `time`, per second; zero before the start and after the end.
    func velocity(at time: Double) -> V {
        guard time >= 0, let piece = piece(at: time) else { return .zero }
        return piece.velocity(at: time - piece.begin)
    }

    /// First piece that ends at or after `time`; nil after the end.
    ///
    /// - Complexity: O(log n) in the number of keyframes; allocates nothing.
    private func piece(at time: Double) -> KeyframePiece<V>? {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].begin + pieces[middle].duration < time { low = middle + 1 } else { high = middle }
        }
        return low < pieces.count ? pieces[low] : nil
    }

    private func piece(
        _ segment: KeyframeSegment<V>, after previous: KeyframeSegment<V>?, before next: KeyframeSegment<V>?,
        initialVelocity: V
    ) -> KeyframePiece<V> {
        let from = pieces.last?.end ?? start
        let velocityHere = pieces.last.map { $0.velocity(at: $0.duration) } ?? initialVelocity
        var duration = segment.duration
        var end = segment.target
        let motion: KeyframePiece<V>.Motion
        switch segment.kind {
        case .move: motion = .jump
        case .linear(let curve): motion = .linear(curve)
        case .spring(let spring, let limit, let startVelocity):
            let velocity = startVelocity ?? velocityHere
            let way = segment.target - from
            motion = .spring(spring, startVelocity: velocity)
            if let limit {
                duration = KeyframeSegment<V>.sound(limit)
                end = from + spring.value(target: way, initialVelocity: velocity, time: duration)
            } else {
                let settling = spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: Self.settled)
                duration = min(settling.isNaN ? 0 : settling, Self.longestSpring)
            }
        case .cubic(let startVelocity, let endVelocity):
            motion = .cubic(
                startVelocity: startVelocity ?? velocityHere,
                endVelocity: endVelocity ?? automaticEndVelocity(of: segment, from: from, before: next))
        }
        return KeyframePiece(
            begin: self.duration, duration: duration, start: from, target: segment.target, motion: motion, end: end)
    }

    /// End velocity of a cubic keyframe without one (S16.6). A following cubic starts with it.
    private func automaticEndVelocity(
        of segment: KeyframeSegment<V>, from: V, before next: KeyframeSegment<V>?
    ) -> V {
        guard let next else { return .zero }
        switch next.kind {
        case .cubic(let startVelocity?, _): return startVelocity
        case .cubic(nil, _):
            // Catmull–Rom tangent for keyframes of different durations.
            let time = segment.duration + next.duration
            return time > 0 ? (next.target - from).scaled(by: 1 / time) : .zero
        case .linear(let curve):
            let slope = curve.velocity(at: 0) / next.duration
            return slope.isFinite ? (next.target - segment.target).scaled(by: slope) : .zero
        case .spring(_, _, let startVelocity): return startVelocity ?? .zero
        case .move: return .zero
        }
    }
}
